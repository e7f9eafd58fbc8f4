import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './all-calls'
import { changeMember, memberPaths, type Path } from './platform-examples.fixture'
import examples from './platform-examples.json'
import type { Schema } from './kit/schema'

interface Example {
  readonly call: string
  readonly status: number
  readonly body: unknown
}

function schemaOf({ call, status }: Example): Schema {
  const found = allCalls.find(({ id }) => id === call)?.responses[status]
  if (!found) throw new Error(`${call} has no answer ${status}`)
  return found
}

const parses = (example: Example, body: unknown) => z.safeParse(schemaOf(example), body).success

/** Members by their names only, so that entries of lists are told once. */
const toName = (path: Path) => path.filter((step) => typeof step === 'string').join('.')

/** Members without which an answer does not parse, and those that may not be null. */
function needed(example: Example): readonly string[] {
  const names = memberPaths(example.body).flatMap((path) => {
    const isOptional = [undefined, null].every((gone) =>
      parses(example, changeMember(example.body, path, gone)),
    )
    return isOptional ? [] : [toName(path)]
  })
  return [...new Set(names)].sort()
}

const amountPattern = /^-?\d+(?:\.\d+)?$/
/** Digits that are no amount. */
const otherDigits = [
  'zip',
  'postalCode',
  'phoneNumber',
  'shipToPhoneNumber',
  'host',
  'StockKeepingUnit',
  'style',
  'sku',
]

/** Paths of the texts that look like amounts and quantities. */
const amountPaths = ({ body }: Example) =>
  memberPaths(body).filter((path) => {
    const value = path.reduce<unknown>((at, step) => Reflect.get(at as object, step), body)
    const isOther = otherDigits.includes(String(path.at(-1)))
    return typeof value === 'string' && amountPattern.test(value) && !isOther
  })

describe('the platform’s answers', () => {
  it('are there for every call that answers with content', () => {
    const withContent = allCalls.filter(({ responses }) =>
      Object.values(responses).some((schema) => schema !== null),
    )
    const withExample = new Set(examples.map(({ call }) => call))
    expect(withContent.map(({ id }) => id).filter((id) => !withExample.has(id))).toEqual([])
  })

  it.each(examples)('of $call with status $status are read as they come', (example) => {
    expect(z.safeParse(schemaOf(example), example.body).error?.issues).toBeUndefined()
  })

  it('are read without any member that is not needed, and with null in its place', () => {
    const found = examples.flatMap((example) => needed(example).map((name) => `${example.call}: ${name}`))
    expect([...new Set(found)].sort()).toMatchInlineSnapshot(`
      [
        "account.listManaged: externalManagedAccounts.accountId",
        "addresses.create: addressId",
        "addresses.list: items.addressId",
        "addresses.update: addressId",
        "cart.addItem: cartData.cartCoupons.cartCoupons.coupons.cartCouponId",
        "cart.addItem: cartData.cartItems.cartItem",
        "cart.addItem: cartData.cartItems.cartItem.cartItemId",
        "cart.addItem: cartData.cartItems.cartItem.productId",
        "cart.addItem: cartData.cartItems.cartItem.quantity",
        "cart.addItem: cartData.cartSummary.cartId",
        "cart.addItem: productId",
        "cart.addItem: quantity",
        "cart.addItems: results.result.errorCode",
        "cart.addItems: results.result.productId",
        "cart.addItems: results.result.quantity",
        "cart.changeItem: productId",
        "cart.changeItem: quantity",
        "cart.clone: cartId",
        "cart.create: cartId",
        "cart.ensure: cartId",
        "cart.get: cartId",
        "cart.getById: cartId",
        "cart.getCompactSummary: cartId",
        "cart.getInactiveCarts: inactiveCarts.Id",
        "cart.list: carts.cartId",
        "cart.listItems: cartCoupons.cartCoupons.coupons.cartCouponId",
        "cart.listItems: cartCoupons.coupons.cartCouponId",
        "cart.listItems: cartItems.cartItem",
        "cart.listItems: cartItems.cartItem.cartItemId",
        "cart.listItems: cartItems.cartItem.productId",
        "cart.listItems: cartItems.cartItem.quantity",
        "cart.listItems: cartItems.cartItemId",
        "cart.listItems: cartItems.productId",
        "cart.listItems: cartItems.quantity",
        "cart.listItems: cartSummary.cartId",
        "cart.listProducts: products.cartItems.cartItemId",
        "cart.listProducts: products.productId",
        "cart.query: records.Id",
        "catalog.getCategory: id",
        "catalog.getCategoryPath: path.id",
        "catalog.getProduct: id",
        "catalog.getProduct: primaryProductCategoryPath.path.id",
        "catalog.listCategories: productCategories.id",
        "catalog.listProducts: products.id",
        "catalog.listSortRules: sortRules.sortRuleId",
        "catalog.search: facets.nameOrId",
        "catalog.search: facets.values.nameOrId",
        "catalog.search: productsPage",
        "catalog.search: productsPage.products.id",
        "catalog.suggestTerms: completions.value",
        "checkout.get: cartSummary.cartId",
        "checkout.get: deliveryGroups.items.availableDeliveryMethods.id",
        "checkout.get: deliveryGroups.items.id",
        "checkout.get: deliveryGroups.items.selectedDeliveryMethod.id",
        "context.getApplication: orderStatuses.apiName",
        "context.getSession: buyerGroups.id",
        "context.getSession: guestUser",
        "countries.list: addressCountries.isoCode",
        "countries.list: addressCountries.states.isoCode",
        "coupons.apply: cartCoupons.coupons.cartCouponId",
        "deliveryGroups.arrangeItems: items.availableDeliveryMethods.id",
        "deliveryGroups.arrangeItems: items.id",
        "deliveryGroups.arrangeItems: items.selectedDeliveryMethod.id",
        "deliveryGroups.create: availableDeliveryMethods.id",
        "deliveryGroups.create: id",
        "deliveryGroups.create: selectedDeliveryMethod.id",
        "deliveryGroups.get: availableDeliveryMethods.id",
        "deliveryGroups.get: cartItems.cartItems.cartItem",
        "deliveryGroups.get: cartItems.cartItems.cartItem.cartItemId",
        "deliveryGroups.get: cartItems.cartItems.cartItem.productId",
        "deliveryGroups.get: cartItems.cartItems.cartItem.quantity",
        "deliveryGroups.get: id",
        "deliveryGroups.get: selectedDeliveryMethod.id",
        "deliveryGroups.list: items.availableDeliveryMethods.id",
        "deliveryGroups.list: items.cartItems.cartItems.cartItem",
        "deliveryGroups.list: items.cartItems.cartItems.cartItem.cartItemId",
        "deliveryGroups.list: items.cartItems.cartItems.cartItem.productId",
        "deliveryGroups.list: items.cartItems.cartItems.cartItem.quantity",
        "deliveryGroups.list: items.id",
        "deliveryGroups.list: items.selectedDeliveryMethod.id",
        "deliveryGroups.update: availableDeliveryMethods.id",
        "deliveryGroups.update: id",
        "deliveryGroups.update: selectedDeliveryMethod.id",
        "lists.addItem: wishlistItemId",
        "lists.create: page.items.wishlistItemId",
        "lists.create: summary",
        "lists.create: summary.id",
        "lists.getQuantities: lines.productId",
        "lists.list: summaries.id",
        "lists.listItems: items.wishlistItemId",
        "lists.rename: id",
        "lists.setQuantities: failed.productId",
        "lists.setQuantities: lines.productId",
        "orders.authorize: accessToken",
        "orders.cancel: canceledAt",
        "orders.listShipments: items.shipmentId",
        "orders.lookUp: id",
        "orders.return: announcedAt",
        "orders.return: returnId",
        "profile.sendCode: identifier",
        "quotes.get: id",
        "quotes.get: lineItems.id",
        "quotes.list: quotes.id",
        "recordLists.get: info.displayColumns.fieldApiName",
        "recordLists.get: records.records.id",
        "requests.get: height",
        "requests.get: length",
        "requests.get: printColours",
        "requests.get: quotes.quantity",
        "requests.get: quotes.quoteId",
        "requests.get: receivedAt",
        "requests.get: requestId",
        "requests.get: requestNumber",
        "requests.get: status",
        "requests.get: style",
        "requests.get: width",
        "requests.list: requests.height",
        "requests.list: requests.length",
        "requests.list: requests.printColours",
        "requests.list: requests.quotes.quantity",
        "requests.list: requests.quotes.quoteId",
        "requests.list: requests.receivedAt",
        "requests.list: requests.requestId",
        "requests.list: requests.requestNumber",
        "requests.list: requests.status",
        "requests.list: requests.style",
        "requests.list: requests.width",
        "requests.lookUp: height",
        "requests.lookUp: length",
        "requests.lookUp: printColours",
        "requests.lookUp: quotes.quantity",
        "requests.lookUp: quotes.quoteId",
        "requests.lookUp: receivedAt",
        "requests.lookUp: requestId",
        "requests.lookUp: requestNumber",
        "requests.lookUp: status",
        "requests.lookUp: style",
        "requests.lookUp: width",
        "requests.submit: receivedAt",
        "requests.submit: requestId",
        "requests.submit: requestNumber",
        "session.getCsrfToken: csrfToken",
        "signIn.getLogoutUrl: logoutUrl",
        "signIn.register: redirectUrl",
        "signIn.signIn: redirectUrl",
        "withdrawal.declare: receivedAt",
        "withdrawal.declare: withdrawalId",
        "withdrawal.lookUp: email",
        "withdrawal.lookUp: name",
        "withdrawal.lookUp: orderReferenceNumber",
        "withdrawal.lookUp: receivedAt",
        "withdrawal.lookUp: withdrawalId",
      ]
    `)
  })

  it.each(examples)(
    'of $call with status $status take an amount as text or number, with up to 37 decimals',
    (example) => {
      const paths = amountPaths(example)
      const spelling = fc.oneof(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => Number(value.toFixed(4))),
        fc
          .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 37 }))
          .map(([whole, decimals]) => `${whole}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`),
      )
      const property = fc.property(spelling, fc.nat(), (value, at) => {
        const path = paths[at % paths.length]
        return path === undefined || parses(example, changeMember(example.body, path, value))
      })
      fc.assert(property, { numRuns: 100 })
    },
  )
})
