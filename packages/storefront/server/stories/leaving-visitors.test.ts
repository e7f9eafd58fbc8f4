import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { openSlowPlatform } from './slow-platform.fixture'

vi.setConfig({ testTimeout: 60_000 })

/** Requests a page and disconnects. */
async function leave(port: number, path: string, afterMs: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  await wait(afterMs)
  socket.destroy()
}

it('finding 2: visitors who leave, however many, are no failure of the platform', async () => {
  const platform = await openSlowPlatform()
  const { port, origin } = await openShopServer({ platform: createRemotePlatform(platform.origin) })
  expect((await fetch(`${origin}/de-CH/`)).status).toBe(200)
  platform.slowDown({ method: 'GET', path: /./, ms: 300 })
  for (let visitors = 0; visitors < 8; visitors += 1) await leave(port, '/de-CH/', 100)
  await wait(400)
  expect((await fetch(`${origin}/de-CH/`)).status).toBe(200)
})
