import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../fixtures/shopper.fixture'

describe('what guests may do', () => {
  it('[6-5] is refused where the shop switches it off', async () => {
    const shop = openShop({ settings: { guestCartEnabled: false } })
    const response = await shop.as().add('1001010', 125)
    expect(errorOf(response)).toEqual([403, 'INSUFFICIENT_ACCESS'])
    expect((await shop.as('reto').add('1001010', 125)).status).toBe(201)
  })

  it.each([
    [false, 403],
    [true, 200],
  ])('[6-6] is a checkout where the shop allows it: %j', async (guestCheckoutEnabled, status) => {
    const shop = openShop({ settings: { guestCheckoutEnabled } })
    const guest = shop.as()
    await guest.add('1001010', 125)
    expect((await guest.call('PUT', 'checkouts', { cartId: 'active' })).status).toBe(status)
  })
})
