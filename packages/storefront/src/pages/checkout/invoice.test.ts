import { vatIdField } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { enterWithCart, loadStep, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer, WalkOptions } from '../../app/buyer-walk.fixture'
import { toBillingAddress } from './invoice'
import { buyers } from '../../app/shopper.fixture'

const entry = {
  intent: 'enter-address',
  country: 'CH',
  companyName: 'Nordwand AG',
  firstName: 'Mira',
  lastName: 'Kern',
  street: 'Kartonweg 4',
  postalCode: '4600',
  city: 'Olten',
  vatId: 'CHE-112.233.445',
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
    const { billingAddresses } = await loadStep(buyer.args, 'review')
    expect(billingAddresses[0]?.fields).toEqual({ [vatIdField]: 'CHE-112.233.445 MWST' })
    const billing = billingAddresses[0]?.addressId ?? ''
    expect(await buyer.post({ ...form, billing })).toMatchObject({ status: 303 })
    expect(await orderedBilling(buyer)).toMatchObject({
      street: 'Bahnhofplatz 3',
      fields: { [vatIdField]: 'CHE-112.233.445 MWST' },
    })
  })

  it('is that of the saved delivery address when the invoice goes there', async () => {
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
      data: { address: { problems: { vatId: 'unkept' }, entered: { vatId: 'CHE-112.233.445' } } },
    })
    expect(await buyer.post({ ...entry, vatId: '' })).toMatchObject({ status: 303 })
  })
})

const address = {
  addressId: '8lW1',
  name: 'Reto Brunner',
  firstName: 'Reto',
  lastName: 'Brunner',
  companyName: null,
  street: 'Bahnhofplatz 3',
  city: 'Rorschach',
  region: ' ',
  postalCode: '9400',
  country: 'CH',
  phoneNumber: '+41715550103',
}

describe('toBillingAddress', () => {
  it('keeps what a payment takes and leaves out what is missing', () => {
    expect(toBillingAddress(address)).toEqual({
      name: 'Reto Brunner',
      firstName: 'Reto',
      lastName: 'Brunner',
      street: 'Bahnhofplatz 3',
      city: 'Rorschach',
      postalCode: '9400',
      country: 'CH',
    })
  })

  it.each([
    ['CH', 'Reto Brunner'],
    ['JP', 'Brunner Reto'],
  ])('[3.checkout-delivery-and-payment-4] joins the names as %s writes them: %s', (country, name) => {
    expect(toBillingAddress({ ...address, name: null, country })?.name).toBe(name)
  })

  it('is undefined without an address', () => {
    expect(toBillingAddress(null)).toBeUndefined()
  })
})
