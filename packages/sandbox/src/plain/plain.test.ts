import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { errorOf, openShop, productId, type ResponseBody } from '../fixtures/shopper.fixture'
import { shops } from '../shop'

const webstore = `/services/data/v65.0/commerce/webstores/${shops.CH.webstoreId}`
const address = {
  name: 'Mira Muster',
  firstName: 'Mira',
  lastName: 'Muster',
  street: 'Lagerweg 1',
  city: 'Olten',
  region: 'SO',
  postalCode: '4600',
  country: 'CH',
}
const contactInfo = {
  firstName: 'Mira',
  lastName: 'Muster',
  email: 'mira@example.com',
  phoneNumber: '+41625550100',
}

/** A guest with cookies, or a buyer who sends a token; `responses` has the text of everything that came back. */
async function open(name?: 'reto') {
  const { sandbox } = openShop({ plain: true })
  const responses: string[] = []
  let cookie = ''
  let bearer: string | undefined
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { Cookie: cookie, ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, init))
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    responses.push(text)
    return {
      status: response.status,
      // The tests check what is in it.
      body: (text === '' ? undefined : JSON.parse(text)) as ResponseBody,
    }
  }
  if (name) {
    const credentials = { username: 'einkauf@alpenblick.example', password: 'cartonnage' }
    const { accessToken } = (await ask('POST', '/__sandbox/tokens', credentials)).body
    bearer = String(accessToken)
    responses.length = 0
  }
  const shop = (method: string, path: string, body?: unknown) => ask(method, `${webstore}/${path}`, body)
  return { ask, shop, get: (path: string) => shop('GET', path), responses }
}

type Caller = Awaited<ReturnType<typeof open>>

async function findAndAdd({ get, shop }: Caller) {
  const found = await get('search/products?searchTerm=Klebeband&fields=Name,StockKeepingUnit,Family')
  expect(found.body.productsPage).toMatchObject({ currencyIsoCode: 'CHF' })
  await get(`products/${productId('2000240')}`)
  await get(`products?ids=${productId('2000240')}&fields=*`)
  await get(`pricing/products/${productId('2000240')}`)
  const added = await shop('POST', 'carts/current/cart-items?productFields=*', {
    productId: productId('2000240'),
    quantity: 36,
    type: 'Product',
  })
  expect(added.status).toBe(201)
  await get('carts/current/cart-items?productFields=*&includePromotions=true')
}

async function order({ shop, get }: Caller, payment: object): Promise<string> {
  await shop('PUT', 'checkouts', { cartId: 'active' })
  const { body } = await get('checkouts/active')
  if (!body.deliveryGroups.items[0].deliveryAddress)
    await shop('PATCH', 'checkouts/active', {
      contactInfo,
      deliveryAddress: { ...address, shipToPhoneNumber: contactInfo.phoneNumber },
    })
  const [method] = (await get('checkouts/active')).body.deliveryGroups.items[0].availableDeliveryMethods
  await shop('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
  await shop('POST', 'checkouts/active/payments', payment)
  const placed = await shop('POST', 'checkouts/active/orders')
  expect(placed.status).toBe(201)
  return placed.body.orderReferenceNumber
}

const byInvoice = (paymentToken: string) => ({ requestType: 'SimplePurchaseOrder', paymentToken })

/** What no response of the platform has. */
const extension =
  /"[^"]*__c"|"(?:deliveryStates|invoiceNumber|withdrawals|returns|canceledAt|isWithoutMails|correctedTerm|paymentState|vatRate|awaitedQuantity)":/

describe('a plain organisation', () => {
  it('takes a guest from the search to the order', async () => {
    const guest = await open()
    await findAndAdd(guest)
    expect((await guest.get('carts/compact-summary')).body).toEqual({
      cartId: expect.any(String),
      currencyIsoCode: 'CHF',
      totalProductCount: '36.0',
      uniqueProductCount: 1,
    })
    const orderSummaryIdOrRefNumber = await order(guest, { requestType: 'Auth', paymentToken: 'tok_success' })
    const { email, phoneNumber } = contactInfo
    const verification = { email, phoneNumber }
    const lookup = { orderSummaryIdOrRefNumber, verification }
    expect((await guest.shop('POST', 'order-summaries/actions/lookup', lookup)).status).toBe(200)
    expect(guest.responses.find((text) => extension.test(text))).toBeUndefined()
  })

  it('takes a buyer with a token from the search to the order, and to the next one', async () => {
    const buyer = await open('reto')
    expect((await buyer.get('session-context')).body).toMatchObject({ guestUser: false })
    await findAndAdd(buyer)
    const orderSummaryIdOrRefNumber = await order(buyer, byInvoice('PO-1'))
    const again = { cartStateOrId: 'current', orderSummaryIdOrRefNumber }
    const reordered = await buyer.shop('POST', 'order-summaries/actions/add-order-to-cart', again)
    expect(reordered.body).toMatchObject({ totalSucceededProductCount: 1 })
    await order(buyer, byInvoice('PO-2'))
    const { orderSummaries } = (await buyer.get('order-summaries?status=Canceled')).body
    expect(orderSummaries).toHaveLength(2)
    const detail = (await buyer.get(`order-summaries/${orderSummaryIdOrRefNumber}`)).body
    expect(Object.keys(detail)).toEqual([
      'orderSummaryId',
      'orderNumber',
      'orderReferenceNumber',
      'purchaseOrderNumber',
      'createdDate',
      'orderedDate',
      'ownerId',
      'accountId',
      'currencyIsoCode',
      'totalAmount',
      'status',
      'adjustmentAggregates',
      'fields',
    ])
    await buyer.get('accounts/current/addresses?fields=Name')
    await buyer.get('effective-accounts/current')
    expect(buyer.responses.find((text) => extension.test(text))).toBeUndefined()
  })

  it.each([
    ['POST', '/lwr/apex/v65.0/UserController/getAccountInfo'],
    ['GET', '/lwr/apex/v65.0/NavigationController/getCategories'],
    ['POST', '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart'],
    ['POST', '/apex/execute'],
    ['POST', '/de-shop/webruntime/api/apex/execute'],
    ['POST', '/services/apexrest/auth/login'],
    ['POST', '/services/apexrest/auth/register'],
    ['GET', '/services/apexrest/auth/logout-url'],
    ['POST', '/services/apexrest/legal/withdrawals'],
    ['GET', '/services/apexrest/carts'],
    ['GET', '/services/apexrest/wishlists/1/quantities'],
    ['POST', `${webstore}/order-summaries/1/actions/cancel`],
    ['POST', `${webstore}/order-summaries/1/actions/return`],
    ['POST', `${webstore}/order-summaries/1/actions/add-order-to-cart`],
  ])('has no %s %s', async (method, path) => {
    const { ask } = await open('reto')
    expect(errorOf(await ask(method, path, method === 'POST' ? {} : undefined))).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    ['products/01tCN0002000240?fields=Name,Stock__c', 'INVALID_FIELD'],
    ['products/01tCN0002000240?fields=Nonsense', 'INVALID_FIELD'],
    ['products?skus=2000240&fields=Width__c', 'INVALID_FIELD'],
    ['search/products?searchTerm=a&fields=Colour__c', 'INVALID_FIELD'],
    ['carts/current/cart-items?productFields=Stock__c', 'INVALID_FIELD'],
    ['order-summaries?fields=Status,CostCentre__c', 'INVALID_FIELD'],
    ['accounts/current/addresses?fields=VatId__c', 'INVALID_FIELD'],
    ['search/products?searchTerm=a&sortRuleId=Stock__c', 'INVALID_API_INPUT'],
    [
      `search/products?searchTerm=a&refinements=${btoa('[{"nameOrId":"Colour__c","values":["white"]}]')}`,
      'INVALID_API_INPUT',
    ],
  ])('refuses %s', async (path, code) => {
    const { get } = await open('reto')
    expect(errorOf(await get(path))).toEqual([400, code])
  })

  it.each([
    [
      'PATCH',
      'checkouts/active',
      { customFields: [{ fieldName: 'Remark__c', value: 'x' }] },
      'INVALID_FIELD',
    ],
    [
      'POST',
      'accounts/current/addresses',
      { ...address, commerceAddressFieldInputList: [{ dataName: 'VatId__c', text: 'x' }] },
      'INVALID_FIELD',
    ],
    ['POST', 'search/product-search', { searchTerm: 'a', fields: ['Stock__c'] }, 'INVALID_FIELD'],
    ['POST', 'search/product-search', { searchTerm: 'a', length: 1 }, 'JSON_PARSER_ERROR'],
    ['POST', 'order-summaries/actions/lookup', { orderNumber: 'x' }, 'JSON_PARSER_ERROR'],
  ])('refuses in a body: %s %s %j', async (method, path, body, code) => {
    const { shop } = await open('reto')
    expect(errorOf(await shop(method, path, body))).toEqual([400, code])
  })

  it('gives all standard fields of a product for the sign *, and nothing by custom fields', async () => {
    const { get } = await open()
    const names = [
      'Name',
      'Description',
      'StockKeepingUnit',
      'ProductCode',
      'Family',
      'QuantityUnitOfMeasure',
    ]
    const { body } = await get(`products/${productId('1001180')}?fields=*`)
    expect(Object.keys(body.fields as object)).toEqual(names)
    const { facets } = (await get('search/products?searchTerm=Faltkarton&fields=*')).body
    expect(facets).toMatchObject([{ nameOrId: 'Family' }])
    const { sortRules } = (await get('search/sort-rules')).body
    const rules = (sortRules as readonly { nameOrId: string }[]).map(({ nameOrId }) => nameOrId)
    expect(new Set(rules)).toEqual(
      new Set(['Relevancy', 'UnitPrice', 'Name', 'CreatedDate', 'StockKeepingUnit']),
    )
  })

  it('reads the term of the Box Finder as any other', async () => {
    const { get } = await open()
    const { body } = await get(
      `search/products?searchTerm=${boxFinderSearchTerm}&length=100&width=100&height=100`,
    )
    expect(body.productsPage).toMatchObject({ total: 0 })
  })

  it('sells no more than its stock', async () => {
    const { sandbox } = openShop()
    const path = `http://localhost${webstore}/search/products?searchTerm=Karton&pageSize=200&fields=NextSupplyDate__c`
    const { productsPage } = await (await sandbox.fetch(new Request(path))).json()
    const supplied = (productsPage.products as readonly { id: string; fields: object }[]).find(
      ({ fields }) => 'NextSupplyDate__c' in fields,
    )
    expect(supplied).toBeDefined()
    const buyer = await open('reto')
    const line = { productId: supplied?.id, quantity: 100_000, type: 'Product' }
    await buyer.shop('POST', 'carts/current/cart-items', line)
    await buyer.shop('PUT', 'checkouts', { cartId: 'active' })
    const reserved = await buyer.shop('PUT', 'carts/current/inventory-reservations', {
      durationInSeconds: 60,
    })
    expect(reserved.status).toBe(422)
  })
})
