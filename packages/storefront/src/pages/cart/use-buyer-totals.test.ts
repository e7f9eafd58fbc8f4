import { lineNet } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { roundingOf } from '../../shared/lines/totals-rows'
import { readBuyerTotals } from '../../shared/lines/buyer-totals'

/** Lea's cart with 95 cartons. */
async function loadCart() {
  const { signIn, createClient } = createShopper()
  await signIn(buyers.lea)
  const { cart } = await createClient().cart.add({ productId: '01tCN0001001100YAA', quantity: 95 })
  if (!cart) throw new Error('there is no cart')
  return cart
}

const read = (cart: Awaited<ReturnType<typeof loadCart>>) => {
  const region = { rate: 0.081, countryCode: 'CH' }
  const { totals } = readBuyerTotals(cart, { deliveries: [], region })
  return totals && roundingOf({ totals, isNetFirst: false })
}

describe('the totals of a buyer’s cart', () => {
  it('are not compared with lines that the platform has not added up yet', async () => {
    const cart = await loadCart()
    const items = cart.items.map((item) => ({
      ...item,
      quantity: '200',
      totalPrice: item.salesPrice && lineNet(item.salesPrice, 200),
    }))
    expect(read(cart)).toBeNull()
    expect(read({ ...cart, items })).toMatchObject({ isFault: true })
    const summary = { ...cart.summary, asyncOperationStatus: 'Processing' as const }
    expect(read({ ...cart, items, summary })).toBeNull()
  })
})
