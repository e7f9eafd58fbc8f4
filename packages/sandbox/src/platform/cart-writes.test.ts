import { describe, expect, it } from 'vitest'
import { createClock } from '../clock'
import { openNodeDatabase } from '../database/node-sqlite'
import { createFaults } from '../faults'
import { createRandom } from '../random'
import { usualSettings } from '../sandbox'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { createSandboxEvents } from '../sandbox-events'
import { prepareDatabase } from '../seed/seed-database'
import { addItemsToCart, getCartCounts, listInactiveCarts } from './cart-writes'

function open(): { context: SandboxContext; guest: Visitor } {
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
  const guest: Visitor = {
    ...{ shop: 'CH', webstoreId: '0ZECH00000000014AA', locale: 'de-CH', currencyCode: 'CHF' },
    ...{ sessionId: undefined, guestId: 'g1', buyer: undefined, effectiveAccountId: undefined },
  }
  return { context: { ...ports, options: { ...usualSettings, admin: false } }, guest }
}

describe('cart writes', () => {
  it('count the lines of the current cart', () => {
    const { context, guest } = open()
    expect(getCartCounts(context, guest)).toEqual({ uniqueProductCount: 0, cartId: null })
    const lines = ['1001010', '1001180'].map((sku) => ({ productId: `01tCN000${sku}`, quantity: '25' }))
    addItemsToCart(context, guest, lines)
    const { uniqueProductCount, cartId } = getCartCounts(context, guest)
    expect(uniqueProductCount).toBe(2)
    expect(cartId).toMatch(/^0a6\w{15}$/)
  })

  it('keep the good lines and carry the error of each bad one', () => {
    const { context, guest } = open()
    const results = addItemsToCart(context, guest, [
      { productId: '01tCN0001001010', quantity: '25' },
      { productId: '01tCN0002000290', quantity: '1' },
    ])
    expect(results).toMatchObject([
      { item: { quantity: 25 } },
      { error: { errorCode: 'CART_VALIDATION_ERROR' } },
    ])
    expect(getCartCounts(context, guest).uniqueProductCount).toBe(1)
  })

  it('make no cart when every line is bad', () => {
    const { context, guest } = open()
    addItemsToCart(context, guest, [{ productId: 'unknown', quantity: 1 }])
    expect(getCartCounts(context, guest).cartId).toBeNull()
  })

  it('list the secondary carts apart from the current one', () => {
    const { context, guest } = open()
    addItemsToCart(context, guest, [{ productId: '01tCN0001001010', quantity: '25' }])
    expect(listInactiveCarts(context, guest)).toEqual([])
    const { cartId } = getCartCounts(context, guest)
    context.db.run('UPDATE cart SET is_secondary = 1')
    expect(listInactiveCarts(context, guest)).toEqual([{ cartId, uniqueProductCount: 1 }])
    expect(getCartCounts(context, guest).cartId).toBeNull()
  })
})
