import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Env } from '../http/env'
import { createMemoryStore } from './attempts'
import { limitOrderLists } from './limit-order-lists'
import { defaultLimits } from './limits'

/** A shop that lets two order lists of an address be checked in a minute. */
function open() {
  const app = new Hono<Env>()
  app.use((c, next) => {
    c.set('origin', 'http://localhost')
    c.set('address', c.req.header('x-address'))
    return next()
  })
  app.use(
    limitOrderLists({
      limits: { ...defaultLimits, 'order-lists.address': { max: 2, seconds: 60 } },
      store: createMemoryStore(),
      reportFailure: () => undefined,
    }),
  )
  app.all('*', (c) => c.text('checked'))
  return async (path: string, { method = 'POST', address = '192.0.2.1' } = {}) =>
    await app.request(`http://localhost${path}`, { method, headers: { 'x-address': address } })
}

describe('order lists that are checked by the server', () => {
  it('are limited for an address, with a page that says when to come back', async () => {
    const send = open()
    for (let times = 0; times < 2; times += 1) expect((await send('/fr-CH/quick-order')).status).toBe(200)
    const refused = await send('/de-CH/quick-order')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true])
    expect(await refused.text()).toContain('Ihre Liste ist noch da')
    expect((await send('/de-CH/quick-order', { address: '192.0.2.99' })).status).toBe(200)
  })

  it('do not limit the page itself, nor other forms', async () => {
    const send = open()
    for (let times = 0; times < 4; times += 1) {
      expect((await send('/de-CH/quick-order', { method: 'GET' })).status).toBe(200)
      expect((await send('/de-CH/login')).status).toBe(200)
    }
  })
})
