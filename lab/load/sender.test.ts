import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSender } from './sender.mjs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function open(origin: string, connections: number) {
  const sender = createSender(origin, { connections, headers: { accept: 'text/html' } })
  stops.push(sender.close)
  return sender
}

describe('createSender', () => {
  it('gives status, headers and the whole body', async () => {
    const { origin } = await serve(({ url, headers }, response) => {
      response.writeHead(404, { 'content-type': 'text/plain' }).write(`${url} `)
      response.end(headers.accept)
    })
    const outcome = await open(origin, 1).send('/box?size=1')
    expect(outcome).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain' } })
    expect('body' in outcome && outcome.body.toString()).toBe('/box?size=1 text/html')
    expect(outcome.ms).toBeGreaterThan(0)
  })

  it('reports a connection that is not accepted as refused', async () => {
    const { server, origin } = await serve(() => undefined)
    server.close()
    await once(server, 'close')
    expect(await open(origin, 1).send('/')).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it.each<[string, RequestListener]>([
    ['before the response', (_, response) => response.destroy()],
    [
      'within the body',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('half')
        setImmediate(() => response.destroy())
      },
    ],
  ])('calls a connection that ends %s reset', async (_, listener) => {
    const { origin } = await serve(listener)
    expect(await open(origin, 1).send('/')).toMatchObject({ code: 'ECONNRESET' })
  })

  it('keeps its connections open, and has no more than allowed', async () => {
    const { server, origin } = await serve((_, response) => response.end())
    let connections = 0
    server.on('connection', () => (connections += 1))
    const { send } = open(origin, 3)
    for (let round = 0; round < 3; round += 1) await Promise.all([send('/'), send('/'), send('/')])
    expect(connections).toBe(3)
  })
})
