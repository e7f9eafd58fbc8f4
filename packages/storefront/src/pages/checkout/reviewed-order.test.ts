import { describe, expect, it } from 'vitest'
import { enterWithCart, loadStep, walkToReview } from '../../app/buyer-walk.fixture'
import type { Checkout } from './checkout-step'
import { requireReviewed, reviewedOrder, ReviewOutdated } from './reviewed-order'

async function loadReview() {
  const buyer = await enterWithCart()
  await walkToReview(buyer)
  return (await loadStep(buyer.args, 'review')).checkout
}

type Change = (checkout: Checkout) => Partial<Checkout>
type Group = Checkout['deliveryGroups'][number]
const changeGroup =
  (change: (group: Group) => Partial<Group>): Change =>
  ({ deliveryGroups }) => ({
    deliveryGroups: deliveryGroups.map((group) => ({ ...group, ...change(group) })),
  })
const changeAddress = (member: 'companyName' | 'name' | 'street' | 'postalCode' | 'city' | 'country') =>
  changeGroup(({ deliveryAddress: address }) => ({
    deliveryAddress: address && { ...address, [member]: 'x' },
  }))
const changeCart =
  (
    change: (cart: NonNullable<Checkout['cartSummary']>) => Partial<NonNullable<Checkout['cartSummary']>>,
  ): Change =>
  ({ cartSummary }) => ({ cartSummary: cartSummary && { ...cartSummary, ...change(cartSummary) } })

const changes: readonly (readonly [what: string, Change])[] = [
  ['the company', changeAddress('companyName')],
  ['the name', changeAddress('name')],
  ['the street', changeAddress('street')],
  ['the postcode', changeAddress('postalCode')],
  ['the city', changeAddress('city')],
  ['the country', changeAddress('country')],
  ['the delivery method', changeGroup(() => ({ selectedDeliveryMethod: null }))],
  ['the quantity', changeCart(() => ({ totalProductCount: 21 }))],
  ['the sum', changeCart(() => ({ grandTotalAmount: { amount: '1.00', currencyCode: 'CHF' } }))],
]

describe('requireReviewed', () => {
  it('accepts an order as its review showed it, whatever else has changed', async () => {
    const checkout = await loadReview()
    const again = { ...checkout, checkoutStatus: 202 }
    expect(requireReviewed(again, reviewedOrder(checkout))).toBe(again)
  })

  it.each(changes)('rejects an order when %s has changed', async (_, change) => {
    const checkout = await loadReview()
    const changed = { ...checkout, ...change(checkout) }
    expect(() => requireReviewed(changed, reviewedOrder(checkout))).toThrow(ReviewOutdated)
  })

  it('rejects an order whose form does not contain what was shown', async () => {
    const checkout = await loadReview()
    expect(() => requireReviewed(checkout, '')).toThrow(ReviewOutdated)
  })
})
