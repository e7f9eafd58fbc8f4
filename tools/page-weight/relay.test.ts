import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { startRelay } from './relay.mjs'

const script = 'export const frame = 1\n'.repeat(50)
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A relay before a small shop. */
async function relayTo(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const shop = createServer(handle).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  stops.push(async () => {
    shop.close()
    await once(shop, 'close')
  })
  const address = shop.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const relay = await startRelay(`http://localhost:${port}`)
  stops.push(relay.stop)
  return relay
}

const asScript = { headers: { 'sec-fetch-dest': 'script' } }

describe('the relay', () => {
  it('weighs a body as gzip -9 makes it, whatever the browser accepts, and hands it on whole', async () => {
    const relay = await relayTo((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    })
    const response = await fetch(`${relay.origin}/frame.js?v=1`)
    expect(await response.text()).toBe(script)
    const bytes = gzipSync(script, { level: 9 }).length
    expect(relay.take()).toEqual([{ kind: 'scripts', path: '/frame.js', bytes }])
    expect(relay.take()).toEqual([])
  })

  it('keeps the address that the visitor used, cookies, and redirects', async () => {
    const relay = await relayTo((request, response) => {
      response.writeHead(303, { location: `http://${request.headers.host}/next`, 'set-cookie': 'a=b' }).end()
    })
    const response = await fetch(`${relay.origin}/login`, { method: 'POST', body: 'x', redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`${relay.origin}/next`)
    expect(response.headers.get('set-cookie')).toBe('a=b')
    expect(relay.take()).toEqual([{ kind: 'calls', path: '/login', bytes: 0 }])
  })

  it('passes on what the visitor sends', async () => {
    const relay = await relayTo((request, response) => void request.pipe(response))
    const response = await fetch(`${relay.origin}/echo`, { method: 'POST', body: 'twenty-five' })
    expect(await response.text()).toBe('twenty-five')
  })

  it('forgets what an earlier visitor left behind', async () => {
    const held: ServerResponse[] = []
    const relay = await relayTo((request, response) => {
      if (request.url === '/slow') held.push(response)
      else response.writeHead(500).end()
    })
    await fetch(`${relay.origin}/gone.js`, asScript)
    const slow = fetch(`${relay.origin}/slow`)
    await expect.poll(() => held.length).toBe(1)
    const reset = relay.reset(performance.now() + 5_000)
    held[0]?.end()
    await Promise.all([reset, slow])
    expect(relay.take()).toEqual([])
  })

  it('is quiet only a while after the last response', async () => {
    const relay = await relayTo((_, response) => response.end())
    await fetch(relay.origin)
    expect(relay.isQuiet()).toBe(false)
    await relay.waitUntilQuiet(performance.now() + 5_000)
    expect(relay.isQuiet()).toBe(true)
  })

  it('says so when requests never end', async () => {
    const held: ServerResponse[] = []
    const relay = await relayTo((_, response) => void held.push(response))
    const request = fetch(relay.origin)
    await expect.poll(() => held.length).toBe(1)
    await expect(relay.waitUntilQuiet(performance.now() - 1)).rejects.toThrow('1 are under way')
    held[0]?.end()
    await request
  })

  it('does not weigh a page that lacks a file, but takes a refused call or page for what it is', async () => {
    const relay = await relayTo((_, response) => response.writeHead(404).end('{}'))
    await fetch(`${relay.origin}/carts/current`)
    await fetch(`${relay.origin}/no-such-page`, { headers: { 'sec-fetch-dest': 'document' } })
    expect(relay.take()).toMatchObject([{ kind: 'calls' }, { kind: 'documents' }])
    await fetch(`${relay.origin}/gone.js`, asScript)
    expect(() => relay.take()).toThrow('The shop failed to deliver: 404 /gone.js')
    expect(relay.take()).toEqual([])
  })
})
