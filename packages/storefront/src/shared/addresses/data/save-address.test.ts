import type { ShopClient } from '@cartonnage/sdk'
import { ResponseError } from '@cartonnage/sdk/errors'
import { deliveryCountries, readVatId, vatIdField } from '@cartonnage/sdk/rules'
import type { AddressField, DeliveryCountry } from '@cartonnage/sdk/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../../app/shopper.fixture'
import type { AddressKind } from '../address-fields'
import { addressTable, vatIdTable } from '../address-table.fixture'
import { readAddress, refusedFields } from './read-address'
import type { SaveAddressOptions } from './save-address'
import { saveAddress } from './save-address'

const url = 'http://localhost/de-CH/my/addresses/new'
const person = { firstName: 'Mira', lastName: 'Kern' }

const toForm = (entered: Readonly<Partial<Record<AddressField | 'isDefault', string>>>): FormData => {
  const form = new FormData()
  for (const [field, text] of Object.entries(entered)) form.set(field, text)
  return form
}

async function sendForm(client: ShopClient, form: FormData, options: Omit<SaveAddressOptions, 'url'>) {
  return await saveAddress(client, await readAddress(form, { ...options, shop: client.shop }), {
    ...options,
    url,
  })
}

const save = (shop: ShopClient, entered: Readonly<Partial<Record<AddressField, string>>>) =>
  sendForm(shop, toForm(entered), { kind: 'Shipping', isBusiness: false })

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
      '[7.3-43] saves $entered.street, $entered.postalCode $entered.city',
      async ({ entered, saved }) => {
        const outcome = await save(shop, { country, ...person, ...entered })
        if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
        const { items } = await shop.addresses.list({ pageSize: 100 })
        const { phoneNumber, ...rest } = { country, ...person, ...entered, ...saved }
        expect(items.find(({ addressId }) => addressId === outcome.addressId)).toMatchObject({
          ...rest,
          name: 'Mira Kern',
          phoneNumber: phoneNumber === '' ? null : phoneNumber,
        })
      },
    )

    it.each(table.bad)('refuses $field “$text”: $problem', async ({ field, text, problem }) => {
      const before = (await shop.addresses.list({ pageSize: 100 })).count
      const entered = { country, ...person, ...table.good[0]?.entered, [field]: text }
      const outcome = await save(shop, entered)
      expect(outcome).toMatchObject({ refused: { problems: { [field]: problem } } })
      expect((await shop.addresses.list({ pageSize: 100 })).count).toBe(before)
    })

    it('has ten valid and twenty invalid addresses in the table', () => {
      expect([table.good.length, table.bad.length]).toEqual([10, 20])
    })
  })
})

describe.each(['CH', 'DE'] as const)('saving the address of a business in the shop %s', (shopType) => {
  const shopper = createShopper({ shop: shopType })
  let shop: ShopClient
  beforeAll(async () => {
    await shopper.signIn(shopType === 'CH' ? buyers.reto : buyers.annelise)
    shop = shopper.createClient()
    await shop.load()
  })
  afterAll(() => shopper.sandbox.close())

  const saveWith = (country: DeliveryCountry, vatId: string, addressId?: string) => {
    const entered = {
      country,
      ...person,
      companyName: 'Nordwand AG',
      ...addressTable[country].good[0]?.entered,
    }
    const use = { kind: 'Billing', isBusiness: true, addressId } as const
    return sendForm(shop, toForm({ ...entered, vatId }), use)
  }
  const listVatIds = async () => {
    const { items } = await shop.addresses.list({ pageSize: 100, fields: [vatIdField] })
    return new Map(items.map(({ addressId, fields }) => [addressId, fields[vatIdField]]))
  }

  describe.each(deliveryCountries[shopType])('in %s', (country: DeliveryCountry) => {
    const { good, doubtful, bad } = vatIdTable[country]
    const accepted = [...good, ...doubtful.map((vatId) => [vatId] as const)]

    it.each(accepted)('[7.3-43] saves the VAT id “%s”', async (entered = '', saved = entered) => {
      const outcome = await saveWith(country, entered)
      if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
      expect((await listVatIds()).get(outcome.addressId)).toBe(saved)
    })

    it.each(doubtful)('questions the check digit of “%s”', (vatId) => {
      expect(readVatId(vatId).finding).toBe('checkDigit')
    })

    it.each([...bad, '9'.repeat(21)])('refuses the VAT id “%s” at its field', async (vatId) => {
      const before = (await listVatIds()).size
      const problem = vatId.length > 20 ? 'long' : 'vatId'
      expect(await saveWith(country, vatId)).toMatchObject({
        refused: { problems: { vatId: problem }, entered: { vatId } },
      })
      expect((await listVatIds()).size).toBe(before)
    })
  })

  it('[7.3-44] empties a VAT id that was cleared in the form', async () => {
    const country = deliveryCountries[shopType][0]
    const outcome = await saveWith(country, vatIdTable[country].good[0]?.[0] ?? '')
    if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
    await saveWith(country, '', outcome.addressId)
    expect((await listVatIds()).get(outcome.addressId)).toBeNull()
  })
})

describe('a form that is sent twice', () => {
  const shopper = createShopper()
  let shop: ShopClient
  beforeAll(async () => {
    await shopper.signIn(buyers.reto)
    shop = shopper.createClient()
    await shop.load()
  })
  afterAll(() => shopper.sandbox.close())

  const once = {
    country: 'CH',
    ...person,
    companyName: 'Nordwand AG',
    vatId: 'CHE-116.281.710 MWST',
    street: 'Seeweg 7',
    postalCode: '8001',
    city: 'Zürich',
    phoneNumber: '044 555 01 00',
  }
  const send = async (changes: Readonly<Record<string, string>> = {}, kind: AddressKind = 'Shipping') => {
    const form = toForm({ ...once, ...changes })
    const outcome = await sendForm(shopper.createClient(), form, { kind, isBusiness: true })
    if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
    return outcome.addressId
  }
  const count = async () => (await shop.addresses.list({ pageSize: 100 })).count

  it('saves one address', async () => {
    const before = await count()
    const addressId = await send()
    expect(await send()).toBe(addressId)
    expect(await count()).toBe(before + 1)
  })

  it('saves one address when it is sent twice at a time, the default one where that was requested', async () => {
    for (const isDefault of ['', 'true']) {
      const changes = { street: `Seeweg 9${isDefault}`, isDefault }
      const before = await count()
      const ids = await Promise.all([send(changes), send(changes), send(changes)])
      expect([new Set(ids).size, await count()]).toEqual([1, before + 1])
      const { items } = await shop.addresses.list({ addressType: 'Shipping', defaultOnly: true })
      expect(items.some(({ addressId }) => addressId === ids[0])).toBe(isDefault === 'true')
    }
  })

  it('saves one address with the optional fields empty', async () => {
    const changes = { vatId: '', phoneNumber: '' }
    const addressId = await send(changes)
    const before = await count()
    expect(await send(changes)).toBe(addressId)
    expect(await count()).toBe(before)
  })

  it.each([
    ['the street', { street: 'Seeweg 8' }, 'Shipping'],
    ['the phone number', { phoneNumber: '044 555 01 01' }, 'Shipping'],
    ['the VAT id', { vatId: '' }, 'Shipping'],
    ['the kind', {}, 'Billing'],
  ] as const)('saves a second address that differs in %s', async (_, changes, kind) => {
    const addressId = await send()
    const before = await count()
    expect(await send(changes, kind)).not.toBe(addressId)
    expect(await count()).toBe(before + 1)
  })

  it('makes the existing address the default where that was requested', async () => {
    const addressId = await send()
    await send({ isDefault: 'true' })
    const { items } = await shop.addresses.list({ addressType: 'Shipping', defaultOnly: true })
    expect(items.map((address) => address.addressId)).toEqual([addressId])
  })
})

describe('a VAT id that only the platform refuses', () => {
  it('is named at its field', () => {
    const error = new ResponseError({
      url: 'https://shop.example/addresses',
      status: 400,
      statusText: '',
      errors: [{ type: 'INVALID_API_INPUT', message: 'VatId__c is too long.' }],
    })
    expect(refusedFields(error)).toEqual({ vatId: 'refused' })
  })
})
