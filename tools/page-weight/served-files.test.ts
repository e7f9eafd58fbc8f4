import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createServedFiles } from './served-files.mjs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const script = 'export const frame = 1\n'.repeat(50)

/** A shop with one script, and the requests it got. */
async function open() {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers['accept-encoding']}`)
    if (request.url !== '/frame.js') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { files: createServedFiles(`http://127.0.0.1:${port}`), requests }
}

describe('the files of a shop', () => {
  it('are fetched once, unpacked, and weigh what gzip -9 makes of them', async () => {
    const { files, requests } = await open()
    const bytes = gzipSync(script, { level: 9 }).length
    const weighed = { kind: 'scripts', path: '/frame.js', bytes }
    expect(await files.weighAll(['/frame.js', '/frame.js'])).toEqual([weighed, weighed])
    expect(await files.findWith(['/frame.js'], 'const frame')).toBe('/frame.js')
    expect(await files.findWith(['/frame.js'], 'takesAnySuccess')).toBeUndefined()
    expect(requests).toEqual(['/frame.js identity'])
  })

  it('have to exist', async () => {
    const { files } = await open()
    await expect(files.weighAll(['/gone.js'])).rejects.toThrow('The shop failed to deliver: 404')
  })
})
