import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'

describe('addresses', () => {
  it('[7.3-42] list an account’s own, with ISO codes', async () => {
    const query = 'excludeUnsupportedCountries=true&shouldShowDefaultAddrFirst=true&pageSize=6'
    const { status, body } = await openShop().as('reto').get(`accounts/current/addresses?${query}`)
    expect([status, body.count, body.nextPageToken]).toEqual([200, 2, null])
    expect(body.items.find(({ addressType }) => addressType === 'Billing')).toMatchObject({
      name: 'Reto Brunner',
      companyName: 'Alpenblick Versand AG',
      country: 'CH',
      region: 'SG',
      isDefault: true,
    })
  })

  it('put the default first', async () => {
    const shop = openShop()
    const insert = `INSERT INTO address (id, account_id, address_type, name, street, country_code, is_default, created_at)
      SELECT ?, account_id, 'Shipping', ?, 'Weg 1', ?, 0, created_at + 1 FROM address WHERE street = 'Seeuferweg 14'`
    shop.db.run(insert, '8lW000000000009AAA', 'Aline Keller', 'CH')
    shop.db.run(insert, '8lW00000000000AAAA', 'Bea Keller', 'FR')
    const buyer = shop.as('lea')
    const names = async (query: string) =>
      (await buyer.get(`accounts/current/addresses?${query}`)).body.items.map(({ name }) => name)
    expect(await names('')).toEqual(['Lea Keller', 'Aline Keller', 'Bea Keller'])
    expect(await names('sortOrder=NameDesc&shouldShowDefaultAddrFirst=false')).toEqual([
      'Lea Keller',
      'Bea Keller',
      'Aline Keller',
    ])
    expect(await names('excludeUnsupportedCountries=true')).toEqual(['Lea Keller', 'Aline Keller'])
    expect(await names('pageSize=1&pageToken=2')).toEqual(['Aline Keller'])
    expect(await names('defaultOnly=true')).toEqual(['Lea Keller'])
  })

  it('of a managed account are open to who manages it, no others', async () => {
    const shop = openShop()
    const buyer = shop.as('annelise', 'DE')
    const managed = shop.db.all<{ id: string }>('SELECT managed_account_id AS id FROM managed_account')
    const counts = await Promise.all(
      managed.map(async ({ id }) => (await buyer.get(`accounts/${id}/addresses`)).body.count),
    )
    expect(counts).toEqual([1, 1, 2])
    const stranger = await shop.as('jonas', 'DE').get(`accounts/${managed[0]?.id}/addresses`)
    expect(errorOf(stranger)).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it('are refused to a guest', async () => {
    expect(errorOf(await openShop().as().get('accounts/current/addresses'))).toEqual([
      403,
      'INSUFFICIENT_ACCESS',
    ])
  })

  it.each(['pageSize=0', 'pageSize=101', 'sortOrder=Best', 'addressType=Work'])(
    'refuse %s',
    async (query) => {
      expect(errorOf(await openShop().as('lea').get(`accounts/current/addresses?${query}`))).toEqual([
        400,
        'ILLEGAL_QUERY_PARAMETER_VALUE',
      ])
    },
  )
})

const parcel = {
  addressType: 'Shipping',
  firstName: 'Mira',
  lastName: 'Kern',
  companyName: 'Kern & Co.',
  street: 'Kartonweg 4',
  city: 'Olten',
  region: 'SO',
  postalCode: '4600',
  country: 'CH',
  phoneNumber: '+41625550100',
  isDefault: true,
}
const path = 'accounts/current/addresses'

/** Lea with one more address of her own. */
async function openSaved() {
  const shop = openShop()
  const lea = shop.as('lea')
  const { status, body } = await lea.call('POST', path, parcel)
  const list = async (query = '') => (await lea.get(`${path}?${query}`)).body.items
  return { shop, lea, status, body, list, id: String(body.addressId) }
}

describe('a new address', () => {
  it('[7.3-43] is created with 201, with a name made of first and last name', async () => {
    const { status, body, list } = await openSaved()
    expect([status, body]).toMatchObject([
      201,
      { ...parcel, addressId: expect.stringMatching(/^8lW.{15}$/), name: 'Mira Kern', middleName: null },
    ])
    expect((await list())[0]).toEqual(body)
  })

  it('keeps the name that it is sent with', async () => {
    const { body } = await openShop()
      .as('lea')
      .call('POST', path, { ...parcel, name: 'Rampe 2' })
    expect(body.name).toBe('Rampe 2')
  })

  it('takes the place of the default of its type only', async () => {
    const { shop, lea, list } = await openSaved()
    await lea.call('POST', path, { ...parcel, addressType: 'Billing' })
    const defaults = (await list('defaultOnly=true')).map(({ addressType }) => addressType)
    expect(defaults.toSorted()).toEqual(['Billing', 'Shipping'])
    expect((await shop.as('reto').get(`${path}?defaultOnly=true`)).body.count).toBe(2)
  })

  it('may lie in a country that the shop does not deliver to', async () => {
    const { lea, list } = await openSaved()
    const paris = { ...parcel, city: 'Paris', region: '', country: 'FR' }
    expect((await lea.call('POST', path, paris)).body).toMatchObject({ country: 'FR', region: null })
    expect(await list()).toHaveLength(3)
    expect(await list('excludeUnsupportedCountries=true')).toHaveLength(2)
  })

  it.each([
    [{ firstName: undefined, lastName: ' ' }],
    [{ street: undefined }],
    [{ city: '' }],
    [{ country: undefined }],
    [{ country: 'Schweiz' }],
    [{ country: 'XX' }],
    [{ region: 'BW' }],
    [{ addressType: 'Work' }],
    [{ isDefault: 'true' }],
    [{ street: 4 }],
  ])('is refused with %j', async (change) => {
    const { status, body } = await openShop()
      .as('lea')
      .call('POST', path, { ...parcel, ...change })
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_API_INPUT'])
  })

  it('is refused with a text of more than 255 characters', async () => {
    const lea = openShop().as('lea')
    const save = (street: string) => lea.call('POST', path, { ...parcel, street })
    expect((await save('x'.repeat(255))).status).toBe(201)
    expect((await save('x'.repeat(256))).status).toBe(400)
  })

  it.each([{ countryCode: 'CH' }, { addressId: '8lW000000000009AAA' }, { colour: 'red' }])(
    'is refused with the unknown member %j',
    async (member) => {
      const { status, body } = await openShop()
        .as('lea')
        .call('POST', path, { ...parcel, ...member })
      expect([status, body[0].errorCode]).toEqual([400, 'JSON_PARSER_ERROR'])
    },
  )

  it('of a managed account is saved by who manages it', async () => {
    const shop = openShop()
    const annelise = shop.as('annelise', 'DE')
    const id = shop.db.get<{ id: string }>("SELECT id FROM account WHERE name = 'Filiale Konstanz'")?.id
    const german = { ...parcel, country: 'DE', region: 'BW' }
    expect((await annelise.call('POST', `accounts/${id}/addresses`, german)).status).toBe(201)
    expect((await annelise.get(`accounts/${id}/addresses`)).body.count).toBe(2)
    expect((await annelise.get(`${path}?effectiveAccountId=${id}`)).body.count).toBe(2)
    expect((await shop.as('jonas', 'DE').call('POST', `accounts/${id}/addresses`, german)).status).toBe(403)
  })
})

describe('a change of an address', () => {
  it('[7.3-44] leaves what it does not name, and updates the name', async () => {
    const { lea, id } = await openSaved()
    const { status, body } = await lea.call('PATCH', `${path}/${id.slice(0, 15)}`, {
      lastName: 'Kern-Abt',
      companyName: null,
      phoneNumber: '',
    })
    expect([status, body]).toMatchObject([
      200,
      { ...parcel, lastName: 'Kern-Abt', name: 'Mira Kern-Abt', companyName: null, phoneNumber: null },
    ])
  })

  it('moves the default', async () => {
    const { lea, id, list } = await openSaved()
    const other = (await list()).find(({ addressId }) => addressId !== id)
    await lea.call('PATCH', `${path}/${other?.addressId}`, { isDefault: true })
    expect((await list('defaultOnly=true')).map(({ addressId }) => addressId)).toEqual([other?.addressId])
  })

  it.each([{ name: 'Rampe 2' }, { addressId: '8lW000000000009AAA' }, { countryCode: 'CH' }])(
    'does not take %j',
    async (member) => {
      const { lea, id } = await openSaved()
      expect(errorOf(await lea.call('PATCH', `${path}/${id}`, member))).toEqual([400, 'JSON_PARSER_ERROR'])
    },
  )

  it.each([{ street: null }, { country: 'DE' }, { isDefault: 1 }])('is refused with %j', async (change) => {
    const { lea, id, list } = await openSaved()
    const before = await list()
    const { status, body } = await lea.call('PATCH', `${path}/${id}`, change)
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_API_INPUT'])
    expect(await list()).toEqual(before)
  })
})

describe('the custom field of an address', () => {
  const withFields = (entries: unknown) => ({ ...parcel, commerceAddressFieldInputList: entries })
  const vatId = [{ dataName: 'VatId__c', text: ' CHE-112.233.445 ' }]

  async function openWithVatId(entries: unknown = vatId) {
    const lea = openShop().as('lea')
    const { status, body } = await lea.call('POST', path, withFields(entries))
    const id = String(body.addressId)
    const read = async () => (await lea.get(`${path}?addressId=${id}&fields=VatId__c`)).body.items[0]?.fields
    return { lea, status, body, id, read }
  }

  it('is kept, and comes back where it was asked for', async () => {
    const { lea, status, body, id, read } = await openWithVatId()
    expect([status, body.fields]).toEqual([201, {}])
    expect(await read()).toEqual({ VatId__c: 'CHE-112.233.445' })
    expect((await lea.get(`${path}?addressId=${id}`)).body.items[0]?.fields).toEqual({})
  })

  it('may lie below a member of its own, as in the guide’s example', async () => {
    const { read } = await openWithVatId({ fields: vatId })
    expect(await read()).toEqual({ VatId__c: 'CHE-112.233.445' })
  })

  it('stays where a change does not name it, and is emptied by an empty text', async () => {
    const { lea, id, read } = await openWithVatId()
    await lea.call('PATCH', `${path}/${id}`, { city: 'Bern' })
    expect(await read()).toEqual({ VatId__c: 'CHE-112.233.445' })
    const emptied = { commerceAddressFieldInputList: [{ dataName: 'VatId__c', text: '' }] }
    await lea.call('PATCH', `${path}/${id}`, emptied)
    expect(await read()).toEqual({ VatId__c: null })
  })

  it.each([
    [[{ dataName: 'Colour__c', text: 'red' }]],
    [[{ text: 'red' }]],
    [[{ dataName: 'VatId__c', text: 7 }]],
    [[{ dataName: 'VatId__c', text: 'x'.repeat(21) }]],
    [['VatId__c']],
    [{ VatId__c: 'CHE-112.233.445' }],
    ['VatId__c'],
  ])('is refused as %j', async (entries) => {
    expect(errorOf(await openShop().as('lea').call('POST', path, withFields(entries)))).toEqual([
      400,
      'INVALID_API_INPUT',
    ])
  })

  it('has the account’s VAT id at the billing addresses of the seed', async () => {
    const { body } = await openShop().as('reto').get(`${path}?fields=VatId__c`)
    const listed = body.items.map((address) => [address.addressType, address.fields])
    expect(listed).toContainEqual(['Billing', { VatId__c: 'CHE-112.233.445 MWST' }])
    expect(listed).toContainEqual(['Shipping', { VatId__c: null }])
  })
})

describe('an address that is removed', () => {
  it('is gone, with 204', async () => {
    const { lea, id, list } = await openSaved()
    expect((await lea.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await lea.call('DELETE', `${path}/${id}`)).body[0].errorCode).toBe('ITEM_NOT_FOUND')
  })
})

describe('addresses of others', () => {
  it.each([
    ['PATCH', { city: 'Bern' }],
    ['DELETE', undefined],
  ] as const)('are not there for %s', async (method, body) => {
    const { shop, id, list } = await openSaved()
    const stranger = await shop.as('reto').call(method, `${path}/${id}`, body)
    expect(errorOf(stranger)).toEqual([404, 'ITEM_NOT_FOUND'])
    expect((await shop.as().call(method, `${path}/${id}`, body)).status).toBe(403)
    expect((await list())[0]?.addressId).toBe(id)
  })

  it('do not show by their id', async () => {
    const { shop, id } = await openSaved()
    expect((await shop.as('reto').get(`${path}?addressId=${id}`)).body.items).toEqual([])
  })

  it('are closed to a session that has ended', async () => {
    const { shop, lea, id } = await openSaved()
    shop.sandbox.clock.advance(365 * 24 * 3_600_000)
    for (const response of [await lea.get(path), await lea.call('DELETE', `${path}/${id}`)]) {
      expect(errorOf(response)).toEqual([401, 'INVALID_SESSION_ID'])
    }
  })
})

describe('one page of addresses', () => {
  it('leads to the next by token and by address', async () => {
    const { lea } = await openSaved()
    const first = (await lea.get(`${path}?pageSize=1&sortOrder=NameAsc&shouldShowDefaultAddrFirst=false`))
      .body
    expect([first.count, first.nextPageToken, first.currentPageToken]).toEqual([1, '2', null])
    const next = new URL(String(first.nextPageUrl), 'https://shop.example')
    expect(next.pathname).toBe(
      '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/accounts/current/addresses',
    )
    const second = (await lea.get(`${path}${next.search}`)).body
    expect(second).toMatchObject({
      count: 1,
      currentPageToken: '2',
      nextPageToken: null,
      sortOrder: 'NameAsc',
    })
    expect([first.items[0].name, second.items[0].name]).toEqual(['Lea Keller', 'Mira Kern'])
    expect((await lea.get(`${path}?pageToken=9`)).body).toMatchObject({ count: 0, items: [] })
  })

  it('has the requested record fields', async () => {
    const { list, id } = await openSaved()
    const [address] = await list(`addressId=${id}&fields=AddressType,Colour__c`)
    expect(address).toMatchObject({ fields: { AddressType: 'Shipping' } })
    expect(await list('addressType=Billing')).toEqual([])
  })

  it.each(['defaultOnly=yes', 'shouldShowDefaultAddrFirst=1', 'pageToken=x', 'sortOrder=toString'])(
    'is refused with %s',
    async (query) => {
      expect(errorOf(await openShop().as('lea').get(`${path}?${query}`))).toEqual([
        400,
        'ILLEGAL_QUERY_PARAMETER_VALUE',
      ])
    },
  )
})
