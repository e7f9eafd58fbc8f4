import { describe, expect, it } from 'vitest'
import { createPlatform } from './platform.fixture'
import { refusal, scriptPlatform, webstore, type Reply } from './transport/scripted-platform.fixture'

const script = (replies: readonly Reply[]) => {
  const scripted = scriptPlatform(replies)
  return { ...scripted, scripted, platform: createPlatform(scripted.ports) }
}

describe('createPlatform', () => {
  it('sends nothing by itself', () => {
    expect(script([]).seen).toEqual([])
  })

  it('[7.1-4] requests the account in the client’s locale', async () => {
    const { platform, seen } = script([
      {
        body: {
          UserName: 'Reto',
          companyName: 'Alpenblick Versand AG',
          isGuestUser: false,
          UserType: 'business',
          CurrencyIsoCode: 'CHF',
          menuItems: [
            { Id: 'm1', Label: 'Orders', Type: 'InternalLink', Target: '/my', defaultListViewId: '00B' },
          ],
        },
      },
    ])
    await expect(platform.account.getInfo()).resolves.toEqual({
      userName: 'Reto',
      companyName: 'Alpenblick Versand AG',
      isGuestUser: false,
      userType: 'business',
      currencyCode: 'CHF',
      menuItems: [
        { id: 'm1', label: 'Orders', type: 'InternalLink', target: '/my', defaultListViewId: '00B' },
      ],
    })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/lwr/apex/v65.0/UserController/getAccountInfo',
      query: { methodParams: '{"language":"de-CH"}' },
    })
  })

  it('[7.3-2] lists the managed accounts with the own one', async () => {
    const { platform, seen } = script([
      { body: { externalManagedAccounts: [{ accountId: '001', isMyAccount: true }] } },
    ])
    await expect(platform.account.listManaged()).resolves.toMatchObject([
      { accountId: '001', isMyAccount: true },
    ])
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: `${webstore}/external-managed-accounts`,
      query: { includeMyAccount: 'true' },
    })
  })

  it('[7.3-42] [9-37] lists addresses with the defaults', async () => {
    const { platform, seen } = script([{ body: { count: 0, items: [] } }])
    await platform.addresses.list()
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: `${webstore}/accounts/001Q50000000001AAA/addresses`,
      query: { excludeUnsupportedCountries: 'true', shouldShowDefaultAddrFirst: 'true' },
    })
  })

  it('[7.3-42] requests the page of the account that the caller names', async () => {
    const { platform, seen } = script([{ body: { count: 0, items: [] } }])
    await platform.addresses.list({ accountId: 'current', pageSize: 5, excludeUnsupportedCountries: false })
    expect(seen[0]).toMatchObject({
      path: `${webstore}/accounts/current/addresses`,
      query: { pageSize: '5', excludeUnsupportedCountries: 'false', shouldShowDefaultAddrFirst: 'true' },
    })
  })

  it('[5-12] [8-27] lists no addresses for page size 0 or a guest', async () => {
    const { platform, scripted, seen } = script([{ body: {} }])
    const disabled = { code: 'CPA_DISABLED', message: 'CPA disabled' }
    await expect(platform.addresses.list({ pageSize: 0 })).rejects.toMatchObject(disabled)
    scripted.scope = { ...scripted.scope, userId: undefined }
    await expect(platform.addresses.list()).rejects.toMatchObject(disabled)
    expect(seen).toHaveLength(0)
  })

  it('[7.3-4] [7.3-5] loads both contexts', async () => {
    const { platform, seen } = script([
      { body: { guestUser: false, userId: '005' } },
      { body: { defaultCurrency: 'CHF' } },
    ])
    await expect(platform.context.getSession()).resolves.toMatchObject({ guestUser: false })
    await expect(platform.context.getApplication()).resolves.toMatchObject({ defaultCurrency: 'CHF' })
    expect(seen).toMatchObject([
      {
        method: 'GET',
        path: `${webstore}/session-context`,
        query: { effectiveAccountId: '001Q50000000001AAA' },
      },
      { method: 'GET', path: `${webstore}/application-context`, query: { asGuest: 'true' } },
    ])
  })

  it('[7.1-6] parses the navigation tree from its text', async () => {
    const item = {
      type: 'Category',
      id: '0ZG',
      navid: 'n',
      level: 1,
      title: 'Kartons',
      url: '/category/kartons',
      index: 0,
    }
    const { platform, seen } = script([{ body: JSON.stringify([item]) }])
    await expect(platform.navigation.listItems()).resolves.toMatchObject([{ title: 'Kartons' }])
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/lwr/apex/v65.0/NavigationController/getCategories',
    })
    expect(seen[0]?.query).toEqual({ methodParams: '{"selectedLanguage":"de-CH"}' })
  })

  it('[7.1-7] reads the rates of the VAT records and caches them', async () => {
    const { platform, seen } = script([{ body: [{ DeveloperName: 'CH', Rate__c: 8.1 }] }])
    await platform.vat.listRates()
    await expect(platform.vat.listRates()).resolves.toEqual([{ countryCode: 'CH', vatRate: 0.081 }])
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/lwr/apex/v65.0/NavigationController/getVATInformation',
    })
    expect(seen[0]?.query).toEqual({})
  })

  it('[7.1-8] requests the cart counts each time', async () => {
    const { platform, seen } = script([
      { body: { uniqueProductCount: 1 } },
      { body: { uniqueProductCount: 2, cartId: '0a6' } },
    ])
    await platform.cart.getCounts()
    await expect(platform.cart.getCounts()).resolves.toEqual({ uniqueProductCount: 2, cartId: '0a6' })
    expect(seen).toHaveLength(2)
    expect(seen[1]).toMatchObject({
      method: 'GET',
      path: '/lwr/apex/v65.0/NavigationController/getCartSummary',
    })
    expect(seen[1]?.query).not.toHaveProperty('methodParams')
  })

  it('[7.1-3] requests the inactive carts by POST', async () => {
    const { platform, seen } = script([
      { body: { hasError: true, errorMessage: 'No.', inactiveCarts: null } },
    ])
    await expect(platform.cart.listInactive()).resolves.toEqual({
      hasError: true,
      errorMessage: 'No.',
      inactiveCarts: [],
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/lwr/apex/v65.0/ShoppingCartController/getInactiveCarts',
    })
    expect(seen[0]?.body).toEqual({})
  })

  it('lists orders', async () => {
    const { platform, seen } = script([{ body: { count: 1, orderSummaries: [{ orderNumber: 'A' }] } }])
    await expect(platform.orders.list({ pageSize: 10 })).resolves.toMatchObject({
      orderSummaries: [{ orderNumber: 'A' }],
    })
    expect(seen[0]).toMatchObject({ path: `${webstore}/order-summaries`, query: { pageSize: '10' } })
  })

  it('signs in, registers and gets the sign-out address', async () => {
    const { platform, seen } = script([
      { body: { redirectUrl: '/secur/frontdoor.jsp?sid=1' } },
      { body: { success: true, redirectUrl: '/next' } },
      { body: { logoutUrl: '/secur/logout.jsp' } },
    ])
    const credentials = { username: 'lea.keller@example.com', password: 'x', startUrl: '/de-CH' }
    await expect(platform.session.signIn(credentials)).resolves.toEqual({
      redirectUrl: '/secur/frontdoor.jsp?sid=1',
    })
    const person = { firstName: 'L', lastName: 'K', email: 'a@example.com', password: 'x', startUrl: '/' }
    await expect(platform.session.register(person)).resolves.toEqual({ redirectUrl: '/next' })
    await expect(platform.session.getLogoutUrl()).resolves.toBe('/secur/logout.jsp')
    expect(seen.map(({ body }) => body)).toEqual([{ request: credentials }, { request: person }, undefined])
  })

  it('reports why a sign-in fails', async () => {
    const { platform } = script([{ status: 401, body: { success: false, errors: ['Unknown user.'] } }])
    const failure = platform.session.signIn({ username: 'a', password: 'b', startUrl: '/' })
    await expect(failure).rejects.toMatchObject({ status: 401, errors: [{ message: 'Unknown user.' }] })
  })

  it('clears cached responses', async () => {
    const { platform, seen } = script([{ body: [] }])
    await platform.vat.listRates()
    platform.transport.clearResponses()
    await platform.vat.listRates()
    expect(seen).toHaveLength(2)
  })

  it('fails in every method like its call', async () => {
    const { platform } = script([refusal(500, 'UNKNOWN_EXCEPTION')])
    await expect(platform.context.getSession()).rejects.toMatchObject({ status: 500 })
  })
})
