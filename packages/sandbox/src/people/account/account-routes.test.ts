import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../../catalog/products/catalogue.fixture'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'

const year = 365 * 24 * 3_600_000

/** Annelise, who manages two accounts, and their ids. */
async function openManaged() {
  const shop = openShop()
  const shopper = shop.as('annelise', 'DE')
  const idOf = (name: string) =>
    shop.db.get<{ id: string }>('SELECT id FROM account WHERE name = ?', name)?.id ?? name
  return { shop, shopper, idOf }
}

describe('external-managed-accounts', () => {
  it('[7.3-2] lists the managed accounts, and the buyer’s own on request', async () => {
    const shopper = openCatalogue().as('annelise', 'DE')
    const { body } = await shopper.get('external-managed-accounts?includeMyAccount=true')
    const names = body.externalManagedAccounts.map((a) => [a.accountName, a.isMyAccount])
    expect(names).toEqual([
      ['Weingut Sonnenhalde GmbH', true],
      ['Filiale Konstanz', false],
      ['Filiale Meersburg', false],
      ['Vestiging Utrecht B.V.', false],
    ])
    const address = { city: 'Konstanz', zip: '78462', country: 'DE', state: 'BW', street: 'Brückenweg 30' }
    expect(body.externalManagedAccounts[1]?.address).toEqual(address)
    expect((await shopper.get('external-managed-accounts')).body.externalManagedAccounts).toHaveLength(3)
  })

  it('is empty for a buyer who manages none', async () => {
    const { body } = await openShop().as('lea').get('external-managed-accounts')
    expect(body).toEqual({ externalManagedAccounts: [] })
  })

  it('is not for guests', async () => {
    expect(errorOf(await openShop().as().get('external-managed-accounts'))).toEqual([
      401,
      'INVALID_SESSION_ID',
    ])
  })
})

describe('myprofile', () => {
  it('is the signed-in person, since version 64 with what is confirmed', async () => {
    const lea = { email: 'lea.keller@example.com', firstName: 'Lea', lastName: 'Keller', phoneNumber: null }
    const { body, headers } = await openShop().as('lea').get('myprofile')
    expect(body).toEqual({ ...lea, isEmailVerified: true, isPhoneVerified: false })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect((await openShop({ version: 'v63.0' }).as('lea').get('myprofile')).body).toEqual(lea)
  })

  it('is not for guests', async () => {
    expect(errorOf(await openShop().as().get('myprofile'))).toEqual([401, 'INVALID_SESSION_ID'])
  })
})

describe('effective-accounts', () => {
  it('[7.3-3] returns the requested fields', async () => {
    const { shopper, idOf } = await openManaged()
    const accountId = idOf('Filiale Konstanz')
    const { body } = await shopper.get(
      `effective-accounts/${accountId}?fields=Name,%20BillingCity,Nothing__c`,
    )
    expect(body).toEqual({
      accountId,
      accountName: 'Filiale Konstanz',
      fields: { Name: { value: 'Filiale Konstanz' }, BillingCity: { value: 'Konstanz' } },
    })
  })

  it('returns every field without a list, and accepts an id of 15 characters', async () => {
    const { shopper, idOf } = await openManaged()
    const id = idOf('Weingut Sonnenhalde GmbH').slice(0, 15)
    const { body } = await shopper.get(`effective-accounts/${id}`)
    expect(body.fields).toMatchObject({
      VatId__c: { value: 'DE999991005' },
      UserType__c: { value: 'business' },
    })
  })

  it('has the field only for the account that needs its own order numbers', async () => {
    const { shopper, idOf } = await openManaged()
    const fieldOf = async (name: string) => {
      const { body } = await shopper.get(`effective-accounts/${idOf(name)}?fields=RequiresPurchaseOrder__c`)
      return body.fields
    }
    expect(await fieldOf('Filiale Meersburg')).toEqual({ RequiresPurchaseOrder__c: { value: 'true' } })
    expect(await fieldOf('Filiale Konstanz')).toEqual({})
    expect(await fieldOf('Weingut Sonnenhalde GmbH')).toEqual({})
  })

  it.each(['001CN00000000012AA', '000000000000000', 'x', '001%27--'])('does not open %s', async (id) => {
    const { shopper } = await openManaged()
    expect(errorOf(await shopper.get(`effective-accounts/${id}`))).toEqual([
      404,
      'EFFECTIVE_ACCOUNT_NOT_FOUND',
    ])
  })

  it('refuses anything but a list of API names', async () => {
    const { shopper, idOf } = await openManaged()
    expect(errorOf(await shopper.get(`effective-accounts/${idOf('Filiale Konstanz')}?fields=a%20b`))).toEqual(
      [400, 'INVALID_API_INPUT'],
    )
  })

  it('is not for guests nor for a session that has ended', async () => {
    const { shop, shopper, idOf } = await openManaged()
    const path = `effective-accounts/${idOf('Filiale Konstanz')}`
    expect((await shop.as(undefined, 'DE').get(path)).status).toBe(401)
    shop.sandbox.clock.advance(year)
    expect((await shopper.get(path)).body[0].errorCode).toBe('INVALID_SESSION_ID')
  })
})

describe('prices of an account', () => {
  const bottleCarton = '01tCN0001003040'
  const lineOf = (body: { readonly [member: string]: unknown }) => ({
    listPrice: body.listPrice,
    unitPrice: body.unitPrice,
  })

  it('are those that were agreed, in the price call, in the search and in the cart alike', async () => {
    const { shopper, idOf } = await openManaged()
    const account = `effectiveAccountId=${idOf('Filiale Konstanz')}`
    const price = await shopper.get(`pricing/products/${bottleCarton}?${account}`)
    expect(lineOf(price.body)).toEqual({ listPrice: '2.7', unitPrice: '2.35' })
    const several = await shopper.get(`pricing/products?productIds=${bottleCarton}&${account}`)
    expect(several.body).toMatchObject({ pricingLineItemResults: [{ unitPrice: '2.35' }] })
    const found = await shopper.get(`search/products?searchTerm=1003040&${account}`)
    expect(found.body).toMatchObject({ productsPage: { products: [{ prices: { unitPrice: '2.35' } }] } })
    const line = { productId: bottleCarton, quantity: 100, type: 'Product' }
    await shopper.call('POST', `carts/current/cart-items?${account}`, line)
    const cart = await shopper.get(`carts/current?${account}`)
    expect(cart.body).toMatchObject({ accountId: idOf('Filiale Konstanz'), totalProductAmount: '176.50' })
  })

  it('are not those of another account of the same buyer', async () => {
    const { shopper, idOf } = await openManaged()
    const at = async (query: string) =>
      (await shopper.get(`pricing/products/${bottleCarton}${query}`)).body.unitPrice
    expect(await at('')).toBe('2.7')
    expect(await at(`?effectiveAccountId=${idOf('Filiale Meersburg')}`)).toBe('2.565')
    const guest = openShop().as(undefined, 'DE')
    const requested = await guest.get(
      `pricing/products/${bottleCarton}?effectiveAccountId=${idOf('Filiale Konstanz')}`,
    )
    expect(lineOf(requested.body)).toEqual({ listPrice: '2.7', unitPrice: '2.7' })
  })
})
