import { vatIdField } from '@cartonnage/sdk/rules'
import { describe, expect, it, vi } from 'vitest'
import { enterWithCart, walkToReview } from './buyer-walk.fixture'
import type { Buyer, WalkOptions } from './buyer-walk.fixture'
import { loadCheckout } from './checkout-loader'
import { buyers } from './shopper.fixture'

// Each test walks through several calls; a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 })

const entry = {
  intent: 'enter-address',
  ...{ country: 'CH', companyName: 'Nordwand AG', firstName: 'Mira', lastName: 'Kern' },
  ...{ street: 'Kartonweg 4', postalCode: '4600', city: 'Olten', vatId: 'CHE-112.233.445' },
}

async function loadReview({ args }: Buyer) {
  const loaded = await loadCheckout(args('/checkout?step=review'))
  if (loaded.state !== 'ready') throw new Error(loaded.state)
  return loaded
}

/** The billing address of the only order. */
async function orderedBilling({ createClient }: Buyer) {
  const { orders } = createClient()
  const [summary] = (await orders.list()).orderSummaries
  return (await orders.get(summary?.orderSummaryId ?? '')).billingAddress
}

describe('the VAT id of an invoice', () => {
  it('goes with the order when the invoice goes to a saved billing address', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const { billingAddresses } = await loadReview(buyer)
    expect(billingAddresses[0]?.fields).toEqual({ [vatIdField]: 'CHE-109.999.009 MWST' })
    const billing = billingAddresses[0]?.addressId ?? ''
    expect(await buyer.post({ ...form, billing })).toMatchObject({ status: 303 })
    expect(await orderedBilling(buyer)).toMatchObject({
      street: 'Bahnhofplatz 3',
      fields: { [vatIdField]: 'CHE-109.999.009 MWST' },
    })
  })

  it('is that of the saved address of delivery when the invoice goes there', async () => {
    const buyer = await enterWithCart()
    await buyer.post({ intent: 'start' })
    expect(await buyer.post({ ...entry, keep: 'true', isDefault: 'true' })).toMatchObject({ status: 303 })
    const form = await walkToReview(buyer)
    expect(await buyer.post(form)).toMatchObject({ status: 303 })
    expect(await orderedBilling(buyer)).toMatchObject({
      street: 'Kartonweg 4',
      fields: { [vatIdField]: 'CHE-112.233.445' },
    })
  })

  it.each([
    ['an address without one', {}],
    ['a private buyer', { username: buyers.lea }],
  ] as const)('is missing for %s', async (_, options: WalkOptions) => {
    const buyer = await enterWithCart(20, options)
    expect(await buyer.post(await walkToReview(buyer))).toMatchObject({ status: 303 })
    expect((await orderedBilling(buyer))?.fields).toEqual({})
  })

  it('is refused at its field with an address for this order only, which cannot carry it', async () => {
    const buyer = await enterWithCart()
    await buyer.post({ intent: 'start' })
    expect(await buyer.post(entry)).toMatchObject({
      status: 422,
      data: {
        problem: 'address-form',
        address: { problems: { vatId: 'unkept' }, values: { vatId: 'CHE-112.233.445' } },
      },
    })
    expect(await buyer.post({ ...entry, vatId: '' })).toMatchObject({ status: 303 })
  })
})
