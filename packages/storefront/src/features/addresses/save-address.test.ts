import type { ShopClient } from '@cartonnage/sdk'
import { deliveryCountries } from '@cartonnage/sdk/rules'
import type { AddressField, DeliveryCountry } from '@cartonnage/sdk/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShopper } from '../checkout/shopper.fixture'
import { addressTable } from './address-table.fixture'
import { saveAddress } from './save-address'

const person = { firstName: 'Mira', lastName: 'Kern' }

const toForm = (typed: Readonly<Partial<Record<AddressField, string>>>): FormData => {
  const form = new FormData()
  for (const [field, text] of Object.entries(typed)) form.set(field, text)
  return form
}

const save = (shop: ShopClient, typed: Readonly<Partial<Record<AddressField, string>>>) =>
  saveAddress(shop, toForm(typed), { kind: 'Shipping', isBusiness: false })

describe.each(['CH', 'DE'] as const)('saving an address in the shop %s', (shopType) => {
  const shopper = createShopper({ shop: shopType })
  let shop: ShopClient
  beforeAll(async () => {
    await shopper.signIn(shopType === 'CH' ? 'lea.keller@example.com' : 'jonas.weber@example.de')
    shop = shopper.createClient()
    await shop.load()
  })
  afterAll(() => shopper.sandbox.close())

  describe.each(deliveryCountries[shopType])('in %s', (country: DeliveryCountry) => {
    const table = addressTable[country]

    it.each(table.good)(
      '[7.3-43] keeps $typed.street, $typed.postalCode $typed.city',
      async ({ typed, saved }) => {
        const outcome = await save(shop, { country, ...person, ...typed })
        if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
        const { items } = await shop.addresses.list({ pageSize: 100 })
        const { phoneNumber, ...rest } = { country, ...person, ...typed, ...saved }
        expect(items.find(({ addressId }) => addressId === outcome.addressId)).toMatchObject({
          ...rest,
          name: 'Mira Kern',
          phoneNumber: phoneNumber === '' ? null : phoneNumber,
        })
      },
    )

    it.each(table.bad)('refuses $field “$text”: $problem', async ({ field, text, problem }) => {
      const before = (await shop.addresses.list({ pageSize: 100 })).count
      const typed = { country, ...person, ...table.good[0]?.typed, [field]: text }
      const outcome = await save(shop, typed)
      expect(outcome).toMatchObject({ refused: { problems: { [field]: problem } } })
      expect((await shop.addresses.list({ pageSize: 100 })).count).toBe(before)
    })

    it('has ten good and twenty bad ones', () => {
      expect([table.good.length, table.bad.length]).toEqual([10, 20])
    })
  })
})
