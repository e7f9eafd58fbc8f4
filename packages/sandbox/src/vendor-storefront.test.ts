import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askProfile, changeProfile, profileFields } from './people/account/graphql.fixture'
import { productId } from './fixtures/shopper.fixture'
import {
  address,
  openStorefront,
  usual,
  webstoreId,
  type Row,
  type Storefront,
} from './fixtures/vendor-storefront.fixture'

const page = readFileSync(join(import.meta.dirname, '../../../docs/vendor-storefront.md'), 'utf8')

/** The rows of the page's table: screen, call, status. */
const documented: readonly Row[] = [
  ...page.matchAll(/^\| ([\w -]+?) *\| `([^`]+)` *\|.*\| (\d+) *\|$/gm),
].map(([, screen = '', call = '', status]) => ({ screen, call, status: Number(status) }))

/** Called before there is a cart or checkout, which the storefront takes as none. */
const before = 'before'

async function signIn({ ask, shop, readToken }: Storefront) {
  const screen = 'sign-in'
  await shop('GET', 'application-context?asGuest=true', { screen: 'start' })
  expect(await shop('GET', 'session-context', { screen: 'start' })).toMatchObject({ guestUser: true })
  await ask('GET', '/services/apexrest/auth/logout-url', { screen: 'start' })
  const person = { firstName: 'Astrid', lastName: 'Neu', email: 'astrid@example.com', startUrl: '/' }
  const request = { ...person, password: 'schachtel7' }
  await ask('POST', '/services/apexrest/auth/register', { screen: 'register', body: { request } })
  const username = 'einkauf@alpenblick.example'
  const forgot = { screen: 'password', body: { username } }
  await ask('POST', '/services/apexrest/auth/forgot-password', forgot)
  const credentials = { request: { username, password: 'cartonnage', startUrl: '/' } }
  const { redirectUrl } = await ask('POST', '/services/apexrest/auth/login', { screen, body: credentials })
  await ask('GET', redirectUrl as string, { screen, toSite: true })
  await readToken()
  const me = await ask('GET', '/services/data/v67.0/chatter/users/me', { screen })
  const { accountId, guestUser } = await shop('GET', 'session-context', { screen: 'start' })
  expect([guestUser, me.name]).toEqual([false, 'Reto Brunner'])
  const servlet = '/sfsites/c/_nc_external/system/security/session/SessionTimeServlet?buster=1'
  await ask('GET', servlet, { screen, toSite: true })
  return { userId: me.id as string, accountId: accountId as string }
}

async function browse({ ask, shop }: Storefront, accountId: string) {
  const screen = 'list'
  const { productCategories } = await shop('GET', `product-categories/children?${usual}`, { screen })
  const root = productCategories[0].id as string
  await shop('GET', `product-categories/children?${usual}&parentProductCategoryId=${root}`, { screen })
  await shop('GET', `product-category-path/product-categories/${root}?${usual}`, { screen })
  const requested = {
    page: 0,
    pageSize: 20,
    includePrices: true,
    fields: ['Name', 'Description', 'StockKeepingUnit'],
  }
  const search = (body: object) =>
    shop('POST', 'search/product-search?language=de-CH', { screen, body: { ...requested, ...body } })
  const { facets } = await search({ categoryId: root })
  const { nameOrId, values } = facets[0]
  const refinements = [{ nameOrId, values: [values[0].nameOrId] }]
  const narrowed = await search({ categoryId: root, refinements })
  expect(narrowed.productsPage.total).toBe(values[0].productCount)
  expect((await search({ searchTerm: 'Klebeband' })).productsPage.currencyIsoCode).toBe('CHF')
  const id = productId('2000240')
  const effective = `effectiveAccountId=${accountId}`
  const product = await shop('GET', `products/${id}?${usual}&${effective}`, { screen: 'product' })
  expect(product.fields.Name).toMatch(/Papierklebeband/)
  const { unitPrice } = await shop('GET', `pricing/products/${id}?language=de-CH&${effective}`, {
    screen: 'product',
  })
  const { taxesInfo } = await shop('GET', `taxes/products/${id}?${effective}`, { screen: 'product' })
  expect(taxesInfo[id].taxesInfoList[0].taxRatePercentage).toBe('8.1')
  const body = {
    products: [{ productId: id, salesPrice: unitPrice }],
    webStoreId: webstoreId,
    effectiveAccountId: accountId,
  }
  const path = '/services/data/v67.0/commerce/promotions/actions/evaluate-products'
  const evaluated = await ask('POST', path, { screen: 'product', body })
  expect(evaluated.promotionProductEvaluationResults[0].promotionalPrice).toBe(unitPrice)
}

async function fillCart({ shop }: Storefront) {
  const screen = 'cart'
  const readNone = (path: string) => shop('GET', `${path}?language=de-CH`, { screen: before })
  expect(await readNone('carts/compact-summary')).toMatchObject([{ errorCode: 'MISSING_RECORD' }])
  expect(await readNone('carts/current')).toEqual({ cartId: null })
  const add = (sku: string, quantity: number) =>
    shop('POST', 'carts/current/cart-items?includeCartData=true&language=de-CH', {
      screen,
      body: { productId: productId(sku), quantity, type: 'Product' },
    })
  await add('1001010', 100)
  await add('2000240', 36)
  await shop('GET', 'carts/compact-summary?language=de-CH', { screen: 'badge' })
  await shop('GET', 'carts/current?language=de-CH', { screen: 'badge' })
  const list = `carts/current/cart-items?includePromotions=true&includeCoupons=true&sort=CreatedDateDesc&productFields=*&pageNumber=1&pageSize=50&${usual}`
  const [{ cartItem: tape }, { cartItem: box }] = (await shop('GET', list, { screen })).cartItems
  await shop('PATCH', `carts/current/cart-items/${tape.cartItemId}?language=de-CH`, {
    screen,
    body: { quantity: 72 },
  })
  const coupon = { screen, body: { couponCode: 'KLEBEBAND10' } }
  const { cartCoupons } = await shop('POST', 'carts/current/cart-coupons', coupon)
  const read = await shop('GET', list, { screen })
  expect(read.cartPromotions.promotions.promotions).toHaveLength(1)
  await shop('DELETE', `carts/current/cart-coupons/${cartCoupons.coupons[0].cartCouponId}`, { screen })
  await shop('DELETE', `carts/current/cart-items/${box.cartItemId}`, { screen })
  return read.cartItems[0].cartItem as { productId: string; salesPrice: string; cartItemId: string }
}

async function saveAddresses({ shop }: Storefront) {
  const screen = 'addresses'
  const sent = { ...address, isDefault: false, addressType: 'Shipping' }
  const path = 'accounts/current/addresses'
  const query =
    'addressType=Shipping&excludeUnsupportedCountries=true&pageSize=20&shouldShowDefaultAddrFirst=true'
  await shop('GET', `${path}?${query}&sortOrder=CreatedDateDesc&${usual}`, { screen })
  const { addressId } = await shop('POST', `${path}?${usual}`, { screen, body: sent })
  await shop('PATCH', `${path}/${addressId}?${usual}`, { screen, body: { ...sent, street: 'Lagerweg 2' } })
  await shop('DELETE', `${path}/${addressId}`, { screen })
}

async function checkOut({ shop }: Storefront, line: Awaited<ReturnType<typeof fillCart>>): Promise<string> {
  const screen = 'checkout'
  expect(await shop('GET', 'checkouts/active', { screen: before })).toMatchObject([
    { errorCode: 'CHECKOUT_NOT_FOUND' },
  ])
  const start = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
  await shop('PUT', `checkouts?${usual}`, { screen, body: start })
  await shop('GET', 'checkouts/active', { screen })
  const change = (body: object) => shop('PATCH', 'checkouts/active', { screen, body })
  const { deliveryGroups } = await change({ deliveryAddress: address })
  const [{ id: deliveryMethodId }] = deliveryGroups.items[0].availableDeliveryMethods
  const { street, city, region: stateCode, postalCode, country: countryCode } = address
  const lineItem = { lineId: line.cartItemId, productId: line.productId, unitPrice: line.salesPrice }
  const lineItems = [{ ...lineItem, quantity: 72, currencyIsoCode: 'CHF' }]
  const deliveryAddress = { street, city, stateCode, postalCode, countryCode }
  const taxed = { cartItems: [{ deliveryAddress, lineItems }], currencyIsoCode: 'CHF' }
  const taxes = await shop('POST', 'taxes/actions/calculate-taxes', { screen, body: taxed })
  const { cartSummary } = await change({ deliveryMethodId })
  // The delivery is free.
  expect(taxes.totalTaxAmount).toBe(cartSummary.totalTaxAmount)
  const { firstName, lastName, ...location } = address
  const billingAddress = { name: `${firstName} ${lastName}`, ...location }
  const payment = { paymentToken: 'PO-77', requestType: 'SimplePurchaseOrder', billingAddress }
  await shop('POST', 'checkouts/active/payments', { screen, body: payment })
  const { orderReferenceNumber } = await shop('POST', `checkouts/active/orders?${usual}`, { screen })
  return orderReferenceNumber as string
}

async function readOrders({ shop }: Storefront, orderSummaryIdOrRefNumber: string) {
  const lookup = { screen: 'order', body: { orderSummaryIdOrRefNumber } }
  const order = await shop('POST', `order-summaries/actions/lookup?${usual}`, lookup)
  expect(order.payments[0].paymentMethod.fields.PoNumber.text).toBe('PO-77')
  expect(order.deliveryGroups[0].fields.DeliverToCity.text).toBe('Olten')
  const fields = 'OrderNumber,OrderedDate,Status,TotalAmount,GrandTotalAmount,CurrencyIsoCode'
  const history = `order-summaries?ownerScope=My&pageSize=20&fields=${fields}&${usual}`
  const { orderSummaries } = await shop('GET', history, { screen: 'history' })
  expect(orderSummaries[0].fields.GrandTotalAmount).toEqual(order.fields.GrandTotalAmount)
}

async function readProfile({ ask }: Storefront, userId: string) {
  const graphql = (query: string, variables: object) =>
    ask('POST', '/services/data/v67.0/graphql', { screen: 'profile', body: { query, variables } })
  const input = { Id: userId, User: { FirstName: 'Reto', LastName: 'Brunner', Phone: '+41 62 555 01 00' } }
  const responses = [
    await graphql(askProfile(profileFields), { userId }),
    await graphql(askProfile('ContactId @optional { value }'), { userId }),
    await graphql(changeProfile, { input }),
  ]
  expect(responses.map(({ errors }) => errors)).toEqual([[], [], []])
  const body = { currentPassword: 'cartonnage', newPassword: 'schachtel7' }
  await ask('POST', '/services/apexrest/auth/change-password', { screen: 'password', body })
}

describe('the vendor’s storefront', () => {
  it('gets the responses that the page in docs/ lists, from signing in to signing out', async () => {
    const storefront = openStorefront()
    const { userId, accountId } = await signIn(storefront)
    await browse(storefront, accountId)
    const line = await fillCart(storefront)
    await saveAddresses(storefront)
    await readOrders(storefront, await checkOut(storefront, line))
    await readProfile(storefront, userId)
    const added = { productId: productId('2000240'), quantity: 1, type: 'Product' }
    await storefront.shop('POST', 'carts/current/cart-items', { screen: 'cart', body: added })
    await storefront.shop('DELETE', 'carts/current', { screen: 'market' })
    await storefront.ask('GET', '/secur/logout.jsp?retUrl=%2Flogin', { screen: 'sign-out', toSite: true })
    const requested = storefront.rows.filter(({ screen }) => screen !== before)
    const inOrder = (rows: readonly Row[]) => [...new Set(rows.map((row) => JSON.stringify(row)))].toSorted()
    expect(inOrder(documented)).toEqual(inOrder(requested))
  })
})
