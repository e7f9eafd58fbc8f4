import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeSandbox, serveSandbox, type SandboxServer } from '../server'

const path = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current/cart-items'
const item = JSON.stringify({ productId: '01tCN0001001180YAA', quantity: 25, type: 'Product' })

async function send(body: BodyInit, headers: HeadersInit = { 'Content-Type': 'application/json' }) {
  // A stream as a body needs `duplex`, which the DOM's types lack.
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const response = await createNodeSandbox().fetch(new Request(`http://localhost${path}`, init))
  return { status: response.status, body: await response.json() }
}

const refused = (status: number, errorCode: string) => ({
  status,
  body: [{ errorCode, message: expect.any(String) }],
})

/** A body that comes in chunks, without a Content-Length. */
function pieces(count: number, end: 'close' | 'error' = 'close'): ReadableStream<Uint8Array> {
  let left = count
  return new ReadableStream({
    pull(controller) {
      left -= 1
      if (left >= 0) return controller.enqueue(new Uint8Array(1000).fill(0x20))
      return end === 'close' ? controller.close() : controller.error(new Error('cut'))
    },
  })
}

describe('a body', () => {
  it.each([['application/json; charset=utf-8'], ['application/vnd.api+json'], ['text/plain;charset=UTF-8']])(
    'is read as JSON when it is called %s',
    async (type) => {
      expect((await send(item, { 'Content-Type': type })).status).toBe(201)
    },
  )

  it.each([['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x'], ['application/xml']])(
    'is refused when it is called %s',
    async (type) => {
      expect(await send(item, { 'Content-Type': type })).toEqual(refused(415, 'UNSUPPORTED_MEDIA_TYPE'))
    },
  )

  it.each(['{', item.slice(0, 20), '{"productId":}', 'productId'])(
    'is refused when it is %s',
    async (body) => {
      expect(await send(body)).toEqual(refused(400, 'JSON_PARSER_ERROR'))
    },
  )

  it('is refused from 1 MB on', async () => {
    expect(await send(`${item}${' '.repeat(1_000_000)}`)).toEqual(refused(413, 'LIMIT_EXCEEDED'))
    expect((await send(`${item}${' '.repeat(900_000)}`)).status).toBe(201)
  })

  it('is refused from 1 MB on when its length was not announced', async () => {
    expect(await send(pieces(1100))).toEqual(refused(413, 'LIMIT_EXCEEDED'))
  })

  it('is refused when it breaks off', async () => {
    expect(await send(pieces(3, 'error'))).toEqual(refused(400, 'JSON_PARSER_ERROR'))
  })
})

describe('a body over HTTP', () => {
  let server: SandboxServer | undefined
  afterEach(() => server?.close())

  it('is refused from 1 MB on, announced or in chunks', async () => {
    server = await serveSandbox({ port: 0 })
    const url = server.url + path
    const announced = await fetch(url, { method: 'POST', body: ' '.repeat(1_100_000) })
    expect(announced.status).toBe(413)
    // The types of fetch lack `duplex`.
    const streamed = { method: 'POST', body: pieces(1100), duplex: 'half' }
    const chunked = await fetch(url, streamed)
    expect(chunked.status).toBe(413)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })

  it('leaves the server running when the caller disconnects halfway', async () => {
    server = await serveSandbox({ port: 0 })
    const { port } = new URL(server.url)
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"productId"`)
        socket.end(resolve)
      })
      socket.on('error', reject)
    })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})
