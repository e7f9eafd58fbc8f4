import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

/** A connection on which nothing is sent until `ask`, which returns the status line. */
async function connectTo(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const ask = async () => {
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [data] = (await once(socket, 'data')) as [Buffer]
    return data.toString().split('\r\n', 1)[0]
  }
  return { socket, ask, closed: () => once(socket, 'close') }
}

describe('the connections of one network address', () => {
  it('are closed above their number, and have room again when one of them ends', async () => {
    const { port } = await openShopServer({ platform, bounds: { connectionsOfAddress: 2 } })
    const [first, second] = [await connectTo(port), await connectTo(port)]
    await (await connectTo(port)).closed()
    expect(await first.ask()).toBe('HTTP/1.1 200 OK')
    second.socket.destroy()
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined))?.status)
      .toBe(200)
    first.socket.destroy()
  })
})
