import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyers, first, linesOf, openShop, products } from './shop.ts'
import type { ShopClient } from '@cartonnage/sdk'
import type { TestContext } from 'node:test'

/** Puts folding boxes into the cart and opens its checkout. */
const openCheckout = async (client: ShopClient) => {
  await client.cart.add({ productId: products.box, quantity: 125 })
  return await client.checkout.load()
}

/** A buyer who has ordered, and the number of the order. */
const openOrdered = async (t: TestContext) => {
  const browser = openShop(t).openBrowser()
  const client = await browser.signIn(buyers.business)
  const { deliveryGroups } = await openCheckout(client)
  await client.checkout.setDeliveryMethod(first(first(deliveryGroups).availableDeliveryMethods).id)
  await client.checkout.payByPurchaseOrder({ purchaseOrderNumber: 'WS-2026-1187' })
  return { browser, client, ...(await client.checkout.placeOrder()) }
}

test('[7.3-36] a checkout that is discarded is gone, and the next one is another', async (t) => {
  const client = await openShop(t).signIn(buyers.private)
  const { checkoutId } = await openCheckout(client)
  await client.checkout.delete()
  assert.notEqual((await client.checkout.load()).checkoutId, checkoutId)
})

test('[7.3-40] an order is found by its number, as the list leads to it', async (t) => {
  const { client, orderReferenceNumber } = await openOrdered(t)
  const { orderSummaries } = await client.orders.list()
  const order = first(orderSummaries)
  assert.equal(order.orderReferenceNumber, orderReferenceNumber)
  const found = await client.orders.lookUp({ orderNumber: orderReferenceNumber })
  assert.deepEqual(
    found.items.map(({ quantity }) => String(quantity)),
    ['125'],
  )
  // The list leads to the same order, with the fields that only this call asks for.
  const listed = await client.orders.get(order.orderSummaryId ?? '')
  assert.deepEqual({ ...listed, fields: {} }, { ...found, fields: {} })
})

test('an order is bought again as it was', async (t) => {
  const { browser, client, orderReferenceNumber } = await openOrdered(t)
  const { cartId } = await client.orders.addToCart(orderReferenceNumber)
  const cart = await browser.openPage().cart.load()
  assert.equal(cart?.summary.cartId, cartId)
  assert.deepEqual(linesOf(cart), [[products.box, '125']])
})

test('a list of records has its columns and the records of the account', async (t) => {
  const browser = openShop(t).openBrowser({ shop: 'DE' })
  const client = await browser.signIn('jonas.weber@example.de')
  const list = await client.recordLists.get({ objectApiName: 'Quote', filterName: 'Recent' })
  assert.deepEqual(
    list.columns.map(({ label }) => label),
    ['Nummer', 'Angebot', 'Status', 'Gültig bis', 'Netto'],
  )
  assert.deepEqual(
    list.records.map(({ values }) => values.QuoteNumber),
    ['A-2026-0119', 'A-2026-0038'],
  )
})

test('a declaration of withdrawal has a receipt, and its repetition has the same', async (t) => {
  const { withdrawal } = openShop(t).openBrowser({ shop: 'DE' }).openPage()
  const declaration = {
    name: 'Jonas Weber',
    orderReferenceNumber: 'KR4TN-BQX5A',
    email: 'jonas.weber@example.de',
    idempotencyKey: 'key 1',
  }
  const receipt = await withdrawal.declare(declaration)
  assert.match(receipt.withdrawalId, /^W-(?:CH|DE)-\d{6}$/)
  assert.deepEqual(await withdrawal.declare(declaration), receipt)
})
