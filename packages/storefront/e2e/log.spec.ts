import { expect, test } from '@playwright/test'
import { findFreePort } from './harness/free-port'
import type { ShopServer } from './harness/shop-server'
import { startShopServer } from './harness/shop-server'

interface Line {
  readonly event: string
  readonly [name: string]: unknown
}

/** The lines of the log, without what the shop prints for people. */
const linesOf = (shop: ShopServer): readonly Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/^(?:Swiss|German) shop:/.test(line))
    .map((line) => JSON.parse(line) as Line)

// What the lines say is read in server/log/request-log.test.ts: here is what needs a process.

test('finding 15: a shop that is stopped writes first what it has counted', async () => {
  const shop = await startShopServer({ platformOrigin: `http://127.0.0.1:${await findFreePort()}` })
  const call = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'
  try {
    for (let i = 0; i < 3; i += 1) await fetch(shop.origin + call)
    expect(await shop.signal('SIGTERM')).toBe(0)
    expect(linesOf(shop).map(({ event, repeats }) => [event, repeats])).toEqual([
      ['started', undefined],
      ['request-failed', undefined],
      ['stopping', undefined],
      ['request-failed', 2],
      ['stopped', undefined],
    ])
  } finally {
    await shop.stop()
  }
})

/** A fault that no request causes, on a signal. Node.js hands a rejection on as an uncaught exception. */
const faulty = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { void Promise.reject(new RangeError('order hunter242 has no lines')) })
`)}`

test('finding 15: a fault that nobody catches is one line, and the process ends with 1', async () => {
  const shop = await startShopServer({ preload: [faulty] })
  try {
    expect(await shop.signal('SIGUSR2')).toBe(1)
    const [started, ...others] = linesOf(shop)
    expect(started?.event).toBe('started')
    expect(others).toEqual([
      expect.objectContaining({
        level: 'fatal',
        event: 'fault',
        code: 'RangeError',
        message: 'order … has no lines',
        stack: expect.stringMatching(/^at /),
      }),
    ])
  } finally {
    await shop.stop()
  }
})

test('a closed terminal ends the process in order, and no signal opens the inspector of Node.js', async () => {
  const shop = await startShopServer()
  try {
    const ended = shop.signal('SIGUSR1')
    expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
    expect(shop.output()).not.toContain('Debugger listening')
    expect(await shop.signal('SIGHUP')).toBe(0)
    expect(await ended).toBe(0)
    expect(linesOf(shop).at(-1)?.event).toBe('stopped')
  } finally {
    await shop.stop()
  }
})
