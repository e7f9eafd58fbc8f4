import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enterWithCart } from '../checkout/buyer-walk.fixture'
import { readCheckoutTotals } from '../checkout/checkout-deliveries'
import { loadCheckout } from '../checkout/checkout-loader'
import { outcomeOf } from '../checkout/shopper.fixture'
import { splitDelivery } from './delivery-addresses-action'
import { loadDeliveryAddresses } from './delivery-addresses-loader'
import { quantityName } from './split-form'

const path = '/checkout/addresses'

const anySplit = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }).map((bundles) => bundles * 20),
    share: fc.integer({ min: 0, max: 100 }),
    city: fc.constantFrom('Utrecht', 'Antwerpen'),
    isBusiness: fc.boolean(),
  })
  .map(({ quantity, share, ...split }) => ({
    ...split,
    quantity,
    part: Math.floor((quantity * share) / 100),
  }))

const cents = (amount: string | undefined) => BigInt(Math.round(Number(amount) * 100))

/** Rounded half up, with integers. */
const vatOf = (net: bigint, percent: bigint) => (net * percent * 2n + 100n) / 200n

describe('the totals of a checkout with two addresses', () => {
  it('are those of a second calculation, to the cent', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anySplit, async ({ quantity, part, city, isBusiness }) => {
        const username = isBusiness ? 'einkauf@sonnenhalde.example' : 'jonas.weber@example.de'
        const { args, post } = await enterWithCart(quantity, { shop: 'DE', username })
        await post({ intent: 'start' })
        const loaded = await loadDeliveryAddresses(args(path))
        if (loaded.state !== 'ready') throw new Error(loaded.state)
        const [place] = loaded.shippingAddresses.filter((address) => address.city === city)
        if (place) {
          const add = { intent: 'add', version: loaded.version, addressId: place.addressId }
          await outcomeOf(splitDelivery(args(path, { form: add })))
          const added = await loadDeliveryAddresses(args(path))
          if (added.state !== 'ready') throw new Error(added.state)
          const [line] = added.lines
          const name = line && added.groups[1] ? quantityName(line, added.groups[1]) : ''
          const form = { intent: 'save', version: added.version, [name]: String(part) }
          await outcomeOf(splitDelivery(args(path, { form })))
        }
        const step = await loadCheckout(args('/checkout?step=delivery'))
        if (step.state !== 'ready') throw new Error(step.state)
        const totals = readCheckoutTotals(step)
        const net = step.items.reduce((sum, { totalPrice }) => sum + cents(totalPrice?.amount), 0n)
        // Before a method is chosen; the business has a German VAT id, the private buyer is at home.
        const { cartSummary } = step.checkout
        expect(cents(cartSummary?.totalTaxAmount?.amount)).toBe(vatOf(net, 19n))
        expect(cents(cartSummary?.grandTotalAmount?.amount)).toBe(net + vatOf(net, 19n))
        expect(cents(totals?.itemsNet.amount)).toBe(net)
        expect(cents(totals?.gross.amount)).toBe(cents(totals?.net.amount) + cents(totals?.vat.amount))
      }),
      { numRuns: 15 },
    )
  })
})
