import { describe, expect, it } from 'vitest'
import { webstore } from './transport/scripted-platform.fixture'
import { testCalls, type CallRow } from './call-rows.fixture'
import { openScripted } from './scripted-client.fixture'

const summary = { cartId: '0a6' }
const group = { id: '0a7' }
const address = { street: 'Kartonweg 4', city: 'Olten', country: 'CH' }
const account = '001Q50000000001AAA'
const carts = `${webstore}/carts/current`
const groups = `${carts}/delivery-groups`
const addresses = `${webstore}/accounts/${account}/addresses`

const rows: readonly CallRow[] = [
  {
    clause: '[7.3-3]',
    run: ({ account }) => account.getEffective(['Name', 'Phone']),
    sends: ['GET', `${webstore}/effective-accounts/${account}`],
    query: { fields: 'Name,Phone' },
  },
  {
    clause: '[7.1-5]',
    run: ({ account }) => account.getUserInfo(),
    sends: ['GET', '/lwr/apex/v65.0/UserController/getUserInfo'],
  },
  {
    clause: '[7.3-4]',
    run: ({ shopContext }) => shopContext.getApplication(),
    sends: ['GET', `${webstore}/application-context`],
    query: { asGuest: 'true' },
  },
  {
    clause: '[7.3-6]',
    run: ({ shopContext }) => shopContext.getAiConfiguration(),
    sends: ['GET', `${webstore}/ai/configuration`],
  },
  {
    clause: '[7.3-7]',
    run: ({ shopContext }) => shopContext.getShopperAgent(),
    sends: ['GET', `${webstore}/shopperAgent/context`],
    query: { effectiveAccountId: account },
  },
  {
    clause: '[7.3-8]',
    run: ({ countries }) => countries.list({ countries: ['CH', '!US'] }),
    sends: ['GET', '/services/data/v65.0/connect/i18n/statecountry'],
    query: { locale: 'de-CH', countries: 'CH,!US' },
  },
  {
    clause: '[7.1-9]',
    run: ({ menu }) => menu.listItems({ publishedState: 'Draft' }),
    response: [],
    sends: ['GET', '/lwr/apex/v65.0/NavigationController/getNavigationMenuItems'],
    query: { methodParams: '{"publishedState":"Draft","language":"de-CH"}' },
  },
  {
    clause: '[7.3-13]',
    run: ({ cartCopies }) => cartCopies.clone({ cartId: '0a6' }),
    response: summary,
    sends: ['POST', `${webstore}/carts/0a6/actions/clone`],
    query: { targetType: 'PayNowReadOnly', targetEffectiveAccountId: account },
    body: { cartId: '0a6' },
  },
  {
    clause: '[7.3-9] [7.3-13]',
    run: ({ cartCopies }) => cartCopies.clone(),
    response: summary,
    sends: ['POST', `${carts}/actions/clone`],
    body: { cartId: 'current' },
  },
  {
    clause: '[7.3-9] [7.3-22]',
    run: ({ coupons }) => coupons.apply('WELCOME15'),
    sends: ['POST', `${carts}/cart-coupons`],
    query: { effectiveAccountId: account, currencyIsoCode: 'CHF' },
    body: { couponCode: 'WELCOME15' },
  },
  {
    clause: '[7.3-9]',
    run: ({ coupons }) => coupons.list(),
    sends: ['GET', `${carts}/cart-coupons`],
  },
  {
    clause: '[7.3-23]',
    run: ({ coupons }) => coupons.remove('4or'),
    sends: ['DELETE', `${carts}/cart-coupons/4or`],
    query: { effectiveAccountId: account },
  },
  {
    clause: '[7.3-9] [7.3-24] [9-36]',
    run: ({ inventory }) => inventory.reserve(),
    sends: ['PUT', `${carts}/inventory-reservations`],
    body: { durationInSeconds: 14400 },
  },
  {
    clause: '[7.3-24]',
    run: ({ inventory }) => inventory.reserve({ durationInSeconds: 60 }),
    sends: ['PUT', `${carts}/inventory-reservations`],
    body: { durationInSeconds: 60 },
  },
  {
    clause: '[7.3-9] [7.3-25] [9-34]',
    run: ({ cartCopies }) => cartCopies.listProducts(),
    sends: ['GET', `${carts}/products`],
    query: { pageSize: '25' },
  },
  {
    clause: '[7.3-25]',
    run: ({ cartCopies }) => cartCopies.listProducts({ pageNumber: 2, pageSize: 10 }),
    sends: ['GET', `${carts}/products`],
    query: { pageNumber: '2', pageSize: '10' },
  },
  {
    clause: '[7.3-9] [7.3-26] [9-35]',
    run: ({ deliveryGroups }) => deliveryGroups.list(),
    sends: ['GET', groups],
    query: { limit: '20', cartItemLimit: '0' },
  },
  {
    clause: '[7.3-27]',
    run: ({ deliveryGroups }) => deliveryGroups.get({ deliveryGroupId: '0a7', page: 'next' }),
    response: group,
    sends: ['GET', `${groups}/0a7`],
    query: { page: 'next' },
  },
  {
    clause: '[7.3-28] [3.checkout-delivery-and-payment-3]',
    run: ({ deliveryGroups }) => deliveryGroups.create({ ...address, name: 'A', shipToPhoneNumber: '+41' }),
    response: group,
    sends: ['POST', groups],
    body: { deliveryAddress: { ...address, name: 'A', shipToPhoneNumber: '+41' } },
  },
  {
    clause: '[7.3-28]',
    run: ({ deliveryGroups }) => deliveryGroups.create({ id: '8lW' }),
    response: group,
    sends: ['POST', groups],
    body: { deliveryAddress: { id: '8lW' } },
  },
  {
    clause: '[7.3-29]',
    run: ({ deliveryGroups }) => deliveryGroups.update({ deliveryGroupId: '0a7', deliveryMethodId: '2Dm' }),
    response: group,
    sends: ['PATCH', `${groups}/0a7`],
    body: { deliveryMethodId: '2Dm' },
  },
  {
    clause: '[7.3-30]',
    run: ({ deliveryGroups }) => deliveryGroups.delete({ deliveryGroupId: '0a7' }),
    sends: ['DELETE', `${groups}/0a7`],
  },
  {
    clause: '[7.3-31]',
    run: ({ deliveryGroups }) =>
      deliveryGroups.arrangeItems({
        arrangements: [{ cartItemId: '0a9', deliveryGroupId: '0a7', quantity: '5' }],
        options: { deleteEmptyDeliveryGroups: true },
      }),
    sends: ['POST', `${groups}/actions/arrange-items`],
    query: { deleteEmptyDeliveryGroups: 'true' },
    body: { arrangements: [{ cartItemId: '0a9', deliveryGroupId: '0a7', quantity: '5' }] },
  },
  {
    // Titles are cut after forty signs, so it has a row of its own.
    clause: '[3.checkout-delivery-and-payment-6]',
    run: ({ deliveryGroups }) =>
      deliveryGroups.arrangeItems({
        arrangements: [
          { cartItemId: '0a9', deliveryGroupName: 'Lager', quantity: '20' },
          { productId: '01t', deliveryAddressId: '8lW', quantity: 0 },
        ],
        options: { deleteEmptyDeliveryGroups: false },
      }),
    sends: ['POST', `${groups}/actions/arrange-items`],
    query: { deleteEmptyDeliveryGroups: 'false' },
    body: {
      arrangements: [
        { cartItemId: '0a9', deliveryGroupName: 'Lager', quantity: '20' },
        { productId: '01t', deliveryAddressId: '8lW', quantity: 0 },
      ],
    },
  },
  {
    clause: '[7.3-32] [7.3-37]',
    run: ({ coupons }) => coupons.applyToCheckout({ couponCode: 'WELCOME15' }),
    sends: ['POST', `${webstore}/checkouts/active/coupons`],
    query: { effectiveAccountId: account },
    body: { couponCode: 'WELCOME15' },
  },
  {
    clause: 'as the platform documents it:',
    run: ({ coupons }) => coupons.applyToCheckout({ couponCode: 'A', checkoutId: '2z9', asList: true }),
    sends: ['POST', `${webstore}/checkouts/2z9/coupons`],
    body: { couponCodes: ['A'] },
  },
  {
    clause: '[7.3-38]',
    run: ({ coupons }) => coupons.removeFromCheckout({ cartCouponId: '4or', checkoutId: '2z9' }),
    sends: ['DELETE', `${webstore}/checkouts/2z9/coupons/4or`],
  },
  {
    clause: '[7.3-43]',
    run: ({ addresses }) => addresses.create({ ...address, addressType: 'Shipping' }),
    response: { addressId: '8lW' },
    sends: ['POST', addresses],
    body: { ...address, addressType: 'Shipping' },
  },
  {
    clause: '[7.3-44]',
    run: ({ addresses }) => addresses.update('8lW', { city: 'Olten' }),
    response: { addressId: '8lW' },
    sends: ['PATCH', `${addresses}/8lW`],
    body: { city: 'Olten' },
  },
  {
    clause: 'custom fields of a new address:',
    run: ({ addresses }) =>
      addresses.create({ ...address, fields: { VatId__c: 'CHE-109.999.009', Note__c: null } }),
    response: { addressId: '8lW' },
    sends: ['POST', addresses],
    body: {
      ...address,
      commerceAddressFieldInputList: [
        { dataName: 'VatId__c', text: 'CHE-109.999.009' },
        { dataName: 'Note__c', text: '' },
      ],
    },
  },
  {
    clause: 'custom fields of a change:',
    run: ({ addresses }) => addresses.update('8lW', { fields: { VatId__c: '' } }),
    response: { addressId: '8lW' },
    sends: ['PATCH', `${addresses}/8lW`],
    body: { commerceAddressFieldInputList: [{ dataName: 'VatId__c', text: '' }] },
  },
  {
    clause: 'removing an address:',
    run: ({ addresses }) => addresses.delete('8lW'),
    sends: ['DELETE', `${addresses}/8lW`],
  },
  {
    clause: 'sort rules:',
    run: ({ catalog }) => catalog.listSortRules(),
    sends: ['GET', `${webstore}/search/sort-rules`],
  },
  {
    clause: 'suggestions:',
    run: ({ catalog }) => catalog.suggestTerms({ searchTerm: 'falt' }),
    sends: ['GET', `${webstore}/search/suggestions`],
    query: { searchTerm: 'falt', limit: '10' },
  },
  {
    clause: 'one order:',
    run: ({ orders }) => orders.get('1Os'),
    response: { items: [{ sku: '1' }], deliveryAddress: address },
    sends: ['GET', `${webstore}/order-summaries/1Os`],
  },
  {
    clause: 'an order by its number:',
    run: ({ orders }) => orders.lookUp({ orderNumber: 'KR-1', email: 'a@example.com' }),
    sends: ['POST', `${webstore}/order-summaries/actions/lookup`],
    body: { orderNumber: 'KR-1', email: 'a@example.com' },
  },
  {
    clause: 'an order again:',
    run: ({ orders }) => orders.addToCart('1Os'),
    sends: ['POST', `${webstore}/order-summaries/actions/add-order-to-cart`],
    body: { cartStateOrId: 'current', orderSummaryIdOrRefNumber: '1Os' },
  },
  {
    clause: 'what has left of an order:',
    run: ({ orders }) => orders.listShipments('1Os'),
    response: { items: [] },
    sends: ['GET', `${webstore}/order-summaries/1Os/shipments`],
    query: { pageSize: '100' },
  },
  {
    clause: 'a token for a guest’s order:',
    run: ({ orders }) =>
      orders.authorize({ orderSummaryRefNumber: 'KR-1', email: 'a@example.com', phoneNumber: '+41' }),
    response: { accessToken: 'secret' },
    sends: ['POST', `${webstore}/order-summaries/actions/authorize`],
    body: { orderSummaryRefNumber: 'KR-1', email: 'a@example.com', phoneNumber: '+41' },
  },
  {
    clause: 'an order by its token:',
    run: ({ orders }) => orders.lookUp({ orderSummaryIdOrRefNumber: 'KR-1', accessToken: 'secret' }),
    sends: ['POST', `${webstore}/order-summaries/actions/lookup`],
    body: { orderSummaryIdOrRefNumber: 'KR-1', accessToken: 'secret' },
  },
  {
    clause: 'a guest’s order again:',
    run: ({ orders }) => orders.addToCart({ orderSummaryIdOrRefNumber: 'KR-1', accessToken: 'secret' }),
    sends: ['POST', `${webstore}/order-summaries/actions/add-order-to-cart`],
    body: { cartStateOrId: 'current', orderSummaryIdOrRefNumber: 'KR-1', accessToken: 'secret' },
  },
  {
    clause: 'canceling an order:',
    run: ({ orders }) => orders.cancel('1Os'),
    response: { canceledAt: '2026-11-22T09:00:00.000Z' },
    sends: ['POST', `${webstore}/order-summaries/1Os/actions/cancel`],
  },
  {
    clause: 'canceling a guest’s order:',
    run: ({ orders }) => orders.cancel('KR-1', { email: 'a@example.com' }),
    response: { canceledAt: '2026-11-22T09:00:00.000Z' },
    sends: ['POST', `${webstore}/order-summaries/KR-1/actions/cancel`],
    body: { email: 'a@example.com' },
  },
  {
    clause: 'sending items of an order back:',
    run: ({ orders }) =>
      orders.return('1Os', { items: [{ orderItemSummaryId: '10u', quantity: 2 }], idempotencyKey: 'k1' }),
    response: { returnId: 'r1', announcedAt: '2026-11-22T09:00:00.000Z' },
    sends: ['POST', `${webstore}/order-summaries/1Os/actions/return`],
    body: { items: [{ orderItemSummaryId: '10u', quantity: 2 }], idempotencyKey: 'k1' },
  },
  {
    clause: 'sending items of a guest’s order back:',
    run: ({ orders }) => orders.return('KR-1', { items: [], idempotencyKey: 'k1', email: 'a@example.com' }),
    response: { returnId: 'r1', announcedAt: '2026-11-22T09:00:00.000Z' },
    sends: ['POST', `${webstore}/order-summaries/KR-1/actions/return`],
    body: { items: [], idempotencyKey: 'k1', email: 'a@example.com' },
  },
  {
    clause: 'naming the files for the print of an order:',
    run: ({ orders }) =>
      orders.setPrintFiles('1Os', { files: [{ productId: '01t', id: 'f', name: 'logo.pdf' }] }),
    response: { artworkAt: '2026-11-22T09:00:00.000Z' },
    sends: ['POST', `${webstore}/order-summaries/1Os/actions/print-files`],
    body: { files: [{ productId: '01t', id: 'f', name: 'logo.pdf' }] },
  },
  {
    clause: '[2.5-8] a list of records:',
    run: ({ recordLists }) =>
      recordLists.get({ objectApiName: 'Quote', filterName: '00B 1', pageToken: '25' }),
    sends: ['GET', '/services/data/v65.0/ui-api/list-ui/Quote/00B%201'],
    query: { pageToken: '25', language: 'de-CH', effectiveAccountId: account },
  },
]

describe('the calls of some pages', () => {
  testCalls(rows)

  it('[7.3-10] leaves the currency out of DELETE', async () => {
    const { features, seen } = openScripted([{ status: 204 }])
    await features.coupons.remove('4or')
    await features.inventory.release()
    await features.deliveryGroups.delete({ deliveryGroupId: '0a7' })
    expect(seen.map(({ query }) => query.currencyIsoCode)).toEqual([undefined, undefined, undefined])
  })
})
