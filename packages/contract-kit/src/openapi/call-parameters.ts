import type { CallSpec, Schema } from '@cartonnage/sdk/contract'
import type { JsonObject } from '../json-schema'
import type { SchemaComponents } from './schema-components'

/** Description and example of each path parameter. */
const pathParameters: Readonly<Record<string, readonly [description: string, example: string]>> = {
  webstoreId: ['Record id of the webstore', '0ZECH00000000014AA'],
  communityId: ['Record id of the site', '0DBCH0000000001AAA'],
  cartController: ['Class of the cart actions', 'ShoppingCartController'],
  userController: ['Class of the user actions', 'UserController'],
  navigationController: ['Class of the navigation actions', 'NavigationController'],
  accountId: ['Record id of the account, or `current`', 'current'],
  effectiveAccountId: ['Record id of the account acted for', '001CN0000000001AAA'],
  addressId: ['Record id of the address', '8lWCN0000000001AAA'],
  cartId: ['Record id of the cart, or `current`', 'current'],
  cartItemId: ['Record id of the cart item', '0a9CN0000000001AAA'],
  cartCouponId: ['Id that the coupon has on the cart', '4orCN0000000001AAA'],
  deliveryGroupId: ['Record id of the delivery group', '0a7CN0000000001AAA'],
  checkoutId: ['Record id of the checkout, or `active`', 'active'],
  productId: ['Record id of the product', '01tCN0001001180YAA'],
  categoryId: ['Record id of the category', '0ZGCN0000000001AAA'],
  cartStateOrId: ['Record id of the cart, or `active`', 'active'],
  quoteId: ['Record id of the quote', '0Q0CN00000000010AA'],
  wishlistId: ['Record id of the wish list', '3orCN0000000001AAA'],
  wishlistItemId: ['Record id of the item of the wish list', '3osCN0000000001AAA'],
  shipmentId: ['Record id of the shipment', '0OBCH0000000001AAA'],
  orderSummaryId: ['Record id of the order', '1OsCN0000000001AAA'],
}

/** Parameters of several calls, as components. */
export const sharedParameters: Readonly<Record<string, JsonObject>> = {
  language: query('language', 'Locale of the answer; an unknown one falls back', { type: 'string' }),
  asGuest: query('asGuest', 'Whether the answer may be the one that every guest gets', { type: 'boolean' }),
  htmlEncode: query('htmlEncode', 'Whether texts are encoded for HTML', { type: 'boolean' }),
  effectiveAccountId: query('effectiveAccountId', 'The account acted for', { type: 'string' }),
  currencyIsoCode: query('currencyIsoCode', 'ISO 4217 code of the wanted currency', { type: 'string' }),
}

function query(name: string, description: string, schema: JsonObject): JsonObject {
  return { name, in: 'query', description, required: false, schema }
}

/** All parameters of a call: path, query, and those that every call takes. */
export function callParameters(call: CallSpec, components: SchemaComponents): readonly JsonObject[] {
  const own = call.query ? queryParameters(call.query, components) : []
  const usual = ['language', 'asGuest', 'htmlEncode'].filter((name) => !own.some((one) => one.name === name))
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name)),
    ...own,
    ...(call.scopeParams ?? []).map(reference),
    ...usual.map(reference),
  ]
}

const reference = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` })

function pathParameter(name: string): JsonObject {
  const [description = name, example = name] = pathParameters[name] ?? []
  return { name, in: 'path', description, required: true, schema: { type: 'string' }, example }
}

function queryParameters(schema: Schema, components: SchemaComponents): readonly JsonObject[] {
  const { properties, required } = components.inline(schema)
  if (typeof properties !== 'object' || properties === null) return []
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema: value as unknown,
  }))
}
