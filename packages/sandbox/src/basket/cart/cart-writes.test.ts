import { HonoRequest } from 'hono/request'
import { describe, expect, it } from 'vitest'
import type { Call, Visitor } from '../../calls/call'
import { createSandboxEvents } from '../../calls/sandbox-events'
import { createClock } from '../../clock'
import { openNodeDatabase } from '../../database/node-sqlite'
import { createFaults } from '../../faults/faults'
import { createRandom } from '../../random'
import { defaultSettings } from '../../sandbox'
import { prepareDatabase } from '../../seed/seed-database'
import { addLines, getCartCounts, listInactiveCarts } from './cart-writes'

function open(): Call {
  const db = openNodeDatabase()
  prepareDatabase(db)
  const ports = {
    db,
    clock: createClock(1000),
    random: createRandom(1),
    faults: createFaults(),
    events: createSandboxEvents(),
    reset: () => {},
  }
  const visitor: Visitor = {
    shop: 'CH',
    webstoreId: '0ZECH00000000014AA',
    locale: 'de-CH',
    currencyCode: 'CHF',
    sessionId: undefined,
    guestId: 'g1',
    buyer: undefined,
    effectiveAccountId: undefined,
  }
  const request = new HonoRequest(new Request('https://shop.example/'))
  return { context: { ...ports, options: { ...defaultSettings, admin: false } }, visitor, request }
}

describe('cart writes', () => {
  it('count the lines of the current cart', () => {
    const call = open()
    expect(getCartCounts(call)).toEqual({ uniqueProductCount: 0, cartId: null })
    const lines = ['1001010', '1001180'].map((sku) => ({ productId: `01tCN000${sku}`, quantity: '25' }))
    addLines(call, { cartId: 'current', lines })
    const { uniqueProductCount, cartId } = getCartCounts(call)
    expect(uniqueProductCount).toBe(2)
    expect(cartId).toMatch(/^0a6\w{15}$/)
  })

  it('keep the good lines and carry the error of each bad one', () => {
    const call = open()
    const results = addLines(call, {
      cartId: 'current',
      lines: [
        { productId: '01tCN0001001010', quantity: '25' },
        { productId: '01tCN0002000290', quantity: '1' },
      ],
    })
    expect(results).toMatchObject([
      { item: { quantity: 25 } },
      { error: { errorCode: 'CART_VALIDATION_ERROR' } },
    ])
    expect(getCartCounts(call).uniqueProductCount).toBe(1)
  })

  it('make no cart when every line is bad', () => {
    const call = open()
    addLines(call, { cartId: 'current', lines: [{ productId: 'unknown', quantity: 1 }] })
    expect(getCartCounts(call).cartId).toBeNull()
  })

  it('list the secondary carts apart from the current one', () => {
    const call = open()
    addLines(call, { cartId: 'current', lines: [{ productId: '01tCN0001001010', quantity: '25' }] })
    expect(listInactiveCarts(call)).toEqual([])
    const { cartId } = getCartCounts(call)
    call.context.db.run('UPDATE cart SET is_secondary = 1')
    expect(listInactiveCarts(call)).toEqual([{ cartId, uniqueProductCount: 1 }])
    expect(getCartCounts(call).cartId).toBeNull()
  })
})
