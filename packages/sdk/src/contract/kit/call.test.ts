import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls'
import { defineCall, mutates, type CallResponse, type Input, type ParamNames } from './call'
import type { CartItems } from '../cart/cart-items'
import type { addCartItem, changeCartItem, deleteCart, listCartItems } from '../cart/cart'
import type { startCheckout } from '../checkout/checkout'
import { webstorePath } from './paths'
import type { Schema } from './schema'

const textSchema: Schema<string> = z.string()
const sample = defineCall({
  id: 'sample.read',
  method: 'GET',
  path: '/x/{webstoreId}/y/{thingId}',
  base: 'api',
  responses: { 200: textSchema, 202: null },
})

// Compiled, never run: each line is a mistake that must not compile.
export function mistakes(
  take: <C extends typeof addCartItem | typeof changeCartItem>(c: C, i: Input<C>) => void,
) {
  // @ts-expect-error the path parameter is missing
  take(addCartItem, { body: { productId: 'p', quantity: 1, type: 'Product' } })
  // @ts-expect-error the body is missing
  take(addCartItem, { params: { cartId: 'current' } })
  // @ts-expect-error there is one product type only
  take(addCartItem, { params: { cartId: 'current' }, body: { productId: 'p', quantity: 1, type: 'Gift' } })
  const params = { cartId: 'c', cartItemId: 'i' }
  // @ts-expect-error the platform refuses a type when changing an item
  take(changeCartItem, { params, body: { quantity: 1, type: 'Product' } })
}

describe('defineCall', () => {
  it('keeps the names of the path parameters', () => {
    expectTypeOf<ParamNames<'/a/{b}/c/{d}'>>().toEqualTypeOf<'b' | 'd'>()
    expectTypeOf<ParamNames<'/a'>>().toEqualTypeOf<never>()
  })

  it('asks the caller for those parameters only that the transport does not fill in', () => {
    expectTypeOf<Input<typeof sample>['params']>().toEqualTypeOf<Readonly<Record<'thingId', string>>>()
    expectTypeOf<Input<typeof changeCartItem>['params']>().toEqualTypeOf<
      Readonly<Record<'cartId' | 'cartItemId', string>>
    >()
    expectTypeOf<Input<typeof deleteCart>>().toEqualTypeOf<unknown>()
  })

  it('narrows the data by the status', () => {
    const response = { status: 200, data: 'x' } as CallResponse<typeof sample>
    if (response.status === 200) expectTypeOf(response.data).toEqualTypeOf<string>()
    else expectTypeOf(response.data).toEqualTypeOf<undefined>()
    expectTypeOf<CallResponse<typeof listCartItems>['data']>().toEqualTypeOf<CartItems>()
  })

  it('asks for the body of a call that has one', () => {
    expectTypeOf<Input<typeof startCheckout>['body']['cartId']>().toEqualTypeOf<string>()
  })
})

describe('allCalls', () => {
  it('names every call once', () => {
    const ids = allCalls.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(allCalls)('[7.3-1] [9-31] $id goes to a path of its own with a version', ({ path, base }) => {
    const begins =
      base === 'api'
        ? /^\/services\/data\/\{apiVersion\}\/(commerce\/webstores\/\{webstoreId\}|connect\/i18n|ui-api)(?:\/|$)/
        : /^\/(lwr\/apex\/v65\.0|services\/apexrest|services\/auth\/headless|services\/data\/\{apiVersion\}\/(?:ui-api|connect\/communities|query))(?:\/|$)/
    expect(path).toMatch(begins)
  })

  it('[7.3-10] never sends a currency with DELETE', () => {
    const deletes = allCalls.filter(({ method }) => method === 'DELETE')
    expect(deletes.flatMap(({ scopeParams }) => scopeParams ?? [])).not.toContain('currencyIsoCode')
  })

  it('[7.3-10] adds account and currency to every cart call, and the account alone to DELETE', () => {
    const cartCalls = allCalls.filter(({ path }) => path.includes('/carts/') && path.startsWith(webstorePath))
    expect(cartCalls.length).toBeGreaterThan(0)
    expect(cartCalls.map(({ id, scopeParams }) => [id, scopeParams])).toEqual(
      cartCalls.map(({ id, method }) => [
        id,
        method === 'DELETE' ? ['effectiveAccountId'] : ['effectiveAccountId', 'currencyIsoCode'],
      ]),
    )
  })

  it('[7.3-32] adds the account to every call of a checkout', () => {
    const checkoutCalls = allCalls.filter(({ path }) => path.includes('/checkouts'))
    expect(checkoutCalls.length).toBeGreaterThan(5)
    const bare = checkoutCalls.filter((call) => call.scopeParams?.includes('effectiveAccountId') !== true)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('reads with GET, or with POST where the platform has no other way', () => {
    const reads = allCalls.filter((call) => !mutates(call) && call.method !== 'GET').map(({ id }) => id)
    expect(reads).toEqual([
      'cart.getInactiveCarts',
      'catalog.getPrices',
      'orders.lookUp',
      'requests.lookUp',
      'withdrawal.lookUp',
    ])
  })

  it('describes the body of each call that has to have one', () => {
    const bare = allCalls.filter(({ method, body }) => !['GET', 'DELETE'].includes(method) && !body)
    expect(bare.map(({ id }) => id)).toEqual(['cart.preserve', 'cart.makePrimary', 'orders.place'])
  })

  it.each(allCalls)('$id can be described as JSON Schema', ({ responses, body, query }) => {
    for (const schema of [...Object.values(responses), body, query]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object')
    }
  })
})
