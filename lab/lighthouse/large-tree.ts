import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../tools/listen.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How many categories there are below each of the level above: 10,072 together. */
const counts = [8, 34, 36]

/** Categories as the platform sends them, with texts and addresses of the usual length. */
const createCategories = (level = 1, parent = ''): unknown[] =>
  Array.from({ length: counts[level - 1] ?? 0 }, (_, index) => {
    const number = `${parent}${String(index).padStart(2, '0')}`
    const id = `0ZGCH${number.padStart(10, '9')}AAA`
    return {
      type: 'Category',
      id,
      navid: `nav-${number}`,
      level,
      title: `Kartons und Schachteln ${level}.${index + 1}`,
      url: `/category/detail/${id}`,
      description: 'Faltkartons und Versandkartons in vielen Grössen, ab einem Stück, mit Mengenrabatt.',
      imageUrl: level < 3 ? '/cms/delivery/media/boxes.svg' : null,
      index,
      children: createCategories(level + 1, number),
    }
  })

/** The tree is JSON in a JSON text. */
const enlarge = (body: string) =>
  JSON.stringify(JSON.stringify([...createCategories(), ...JSON.parse(JSON.parse(body))]))

const respond = async (sandbox: string, call: IncomingMessage, response: ServerResponse) => {
  const { url = '', method = 'GET' } = call
  const headers = { 'content-type': call.headers['content-type'] ?? '' }
  const reply = await fetch(sandbox + url, {
    method,
    body: method === 'GET' ? null : await text(call),
    headers,
  })
  const body = await reply.text()
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
  response.end(url.includes('/getCategories') ? enlarge(body) : body)
}

/** The origin of a platform that passes a guest's calls on to a sandbox, and has more categories. */
export const startLargePlatform = async (sandbox: string) => {
  const server = createServer((call, response) => void respond(sandbox, call, response))
  const port = await listen(server)
  server.unref()
  return `http://127.0.0.1:${port}`
}
