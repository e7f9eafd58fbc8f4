import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getSessionContext } from '../contract/session/context'
import { addCartItem, deleteCart, getCart, listCartItems, removeCartItem } from '../contract/cart/cart'
import { getProduct } from '../contract/catalog/catalog'
import { listAddresses } from '../contract/addresses/addresses'
import { getApplicationContext } from '../contract/shop-context/application-context'
import type { CallSpec } from '../contract/kit/call'
import { addItemsToCart, getCartCounts, getInactiveCarts } from '../contract/cart/cart-actions'
import { getVatInformation } from '../contract/vat/vat-information'
import { getCategories } from '../contract/navigation/navigation'
import { signIn } from '../contract/session/sign-in'
import { refusal, scriptPlatform, webstore } from './scripted-platform.fixture'

const cart = { cartId: '0a6', currencyIsoCode: 'CHF', grandTotalAmount: '1.00' }
const line = { productId: '01t', quantity: '25', type: 'Product' } as const
const add = { params: { cartId: 'current' }, body: line }
const guest = { shop: 'CH', webstoreId: '0ZECH00000000014AA', locale: 'fr-CH' }

/** The matcher itself is typed as any. */
const containing = (part: string): unknown => expect.stringContaining(part)

describe('send', () => {
  it('[7.3-1] [7.3-10] adds the parameters of the runtime and the scope', async () => {
    const { transport, seen } = scriptPlatform([{ body: cart }])
    await transport.send(getCart, {})
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: `${webstore}/carts/current`,
      credentials: 'same-origin',
      query: {
        effectiveAccountId: '001Q50000000001AAA',
        currencyIsoCode: 'CHF',
        language: 'de-CH',
        asGuest: 'false',
        htmlEncode: 'false',
      },
    })
    expect(seen[0]?.headers.get('accept')).toBe('application/json')
  })

  it('asks for the version of the API that was chosen, and server actions for theirs', async () => {
    const { transport, seen } = scriptPlatform([{ body: cart }, { body: { cartId: null } }], {
      apiVersion: 'v67.0',
    })
    await transport.send(getCart, {})
    await transport.send(getCartCounts, {})
    expect(seen.map(({ path }) => path)).toEqual([
      `${webstore.replace('v65.0', 'v67.0')}/carts/current`,
      '/lwr/apex/v65.0/NavigationController/getCartSummary',
    ])
  })

  it('[7.3-10] leaves the currency out of DELETE', async () => {
    const { transport, seen } = scriptPlatform([{ status: 204 }])
    expect(await transport.send(deleteCart, {})).toEqual({ status: 204, data: undefined })
    expect(seen[0]?.query).not.toHaveProperty('currencyIsoCode')
    expect(seen[0]?.query).toHaveProperty('effectiveAccountId')
  })

  it.each(['000000000000000', '000000000000000000', '', undefined])(
    '[5-8] [9-38] sends no account for %j',
    async (effectiveAccountId) => {
      const platform = scriptPlatform([{ body: cart }])
      platform.scope = { ...guest, effectiveAccountId }
      await platform.transport.send(getCart, {})
      expect(platform.seen[0]?.query).toEqual({ language: 'fr-CH', asGuest: 'true', htmlEncode: 'false' })
    },
  )

  it.each([
    ['session-context', getSessionContext, { guestUser: true }, 'false'],
    ['application-context', getApplicationContext, {}, 'true'],
  ] as const)(
    '[7.3-4] [7.3-5] sends the same request for the %s for every shopper',
    async (_, call, body, asGuest) => {
      const platform = scriptPlatform([{ body }])
      await platform.transport.send(call, {}, { skipCache: true })
      platform.scope = guest
      await platform.transport.send(call, {}, { skipCache: true })
      expect(platform.seen.map(({ query }) => query.asGuest)).toEqual([asGuest, asGuest])
    },
  )

  it.each([
    ['the one asked for', { currencyCode: 'EUR' }, {}, 'EUR'],
    ['the shop’s where none is asked for', {}, {}, 'CHF'],
    ['that of the whole whose part it is', { currencyCode: 'CHF' }, { currencyCode: 'USD' }, 'USD'],
  ])('reads an answer without a currency in %s', async (_, scope, options, currencyCode) => {
    const response = { body: { cartId: '0a6', grandTotalAmount: '1.00' } }
    const platform = scriptPlatform([response], { shopCurrencyCode: 'CHF' })
    platform.scope = { ...guest, ...scope }
    const { data } = await platform.transport.send(getCart, {}, options)
    expect(data).toMatchObject({ currencyCode, grandTotalAmount: { amount: '1.00', currencyCode } })
  })

  it.each(['', ' ', '.', '..'])('sends nothing with %j as an id', async (cartItemId) => {
    const { transport, seen } = scriptPlatform([{ status: 204 }])
    const params = { cartId: 'current', cartItemId }
    await expect(transport.send(removeCartItem, { params })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      message: expect.stringContaining('cartItemId') as string,
    })
    expect(seen).toEqual([])
  })

  it.each(['...', '%2e%2e', 'a/b', '..a'])('sends %j as one segment of the path', async (cartItemId) => {
    const { transport, seen } = scriptPlatform([{ status: 204 }])
    await transport.send(removeCartItem, { params: { cartId: 'current', cartItemId } })
    expect(seen[0]?.path).toBe(`${webstore}/carts/current/cart-items/${encodeURIComponent(cartItemId)}`)
  })

  it('leaves the account out of the query when the path has it', async () => {
    const { transport, seen } = scriptPlatform([{ body: { items: [] } }])
    await transport.send(listAddresses, { params: { accountId: 'current' } })
    expect(seen[0]?.query).not.toHaveProperty('effectiveAccountId')
  })

  it('encodes path parameters', async () => {
    const { transport, seen } = scriptPlatform([{ body: { id: 'x' } }])
    await transport.send(getProduct, { params: { productId: 'a/b?c' } })
    expect(seen[0]?.path).toBe(`${webstore}/products/a%2Fb%3Fc`)
  })

  it('puts the API prefix in front of commerce calls and the site segment in front of the others', async () => {
    const ports = { apiPrefix: '/sf/api', sitePathname: '/de-shop' }
    const { transport, seen } = scriptPlatform(
      [{ body: cart }, { body: [] }, { body: { redirectUrl: '/' } }],
      ports,
    )
    await transport.send(getCart, {})
    await transport.send(getVatInformation, {})
    await transport.send(signIn, { body: { request: { username: 'a', password: 'b', startUrl: '/' } } })
    expect(seen.map(({ path }) => path)).toEqual([
      `/sf/api${webstore}/carts/current`,
      '/de-shop/lwr/apex/v65.0/NavigationController/getVATInformation',
      '/de-shop/services/apexrest/auth/login',
    ])
  })

  it('[7.1-1] sends a cacheable action its parameters as one JSON text, and nothing else', async () => {
    const { transport, seen } = scriptPlatform([{ body: '[]' }])
    const methodParams = JSON.stringify({ selectedLanguage: 'de-CH' })
    expect((await transport.send(getCategories, { query: { methodParams } })).data).toBe('[]')
    expect(seen[0]).toMatchObject({
      method: 'GET',
      path: '/lwr/apex/v65.0/NavigationController/getCategories',
      query: { methodParams },
    })
    expect(Object.keys(seen[0]?.query ?? {})).toEqual(['methodParams'])
  })

  it.each<[CallSpec, object]>([
    [getInactiveCarts, {}],
    [addItemsToCart, { lineItems: [{ productId: '01t', quantity: '25' }] }],
  ])(
    '[7.1-1] sends an action other than a cacheable read by POST, with its parameters as JSON: %#',
    async (call, body) => {
      const { transport, seen } = scriptPlatform([{ body: {} }])
      await transport.send(call, { body })
      expect(seen[0]).toMatchObject({
        method: 'POST',
        path: call.path.replace('{cartController}', 'ShoppingCartController'),
      })
      expect(seen[0]?.body).toEqual(body)
      expect(seen[0]?.query).not.toHaveProperty('methodParams')
    },
  )

  it.each([getCategories, getVatInformation, getCartCounts])(
    '[7.1-1] sends $id, a cacheable read, by GET',
    ({ method, cache }) => {
      expect([method, cache]).toEqual(['GET', 'action'])
    },
  )

  it.each([getCartCounts, getInactiveCarts, addItemsToCart])(
    'names the account to $id, which is about its cart',
    async (call: CallSpec) => {
      const { transport, seen } = scriptPlatform([{ body: { inactiveCarts: [] } }])
      await transport.send(call, {})
      expect(seen[0]?.query).toEqual({ effectiveAccountId: '001Q50000000001AAA' })
    },
  )

  it('[7.3-1] sends bodies as JSON', async () => {
    const { transport, seen } = scriptPlatform([{ status: 201, body: line }])
    await transport.send(addCartItem, add)
    expect(seen[0]).toMatchObject({ method: 'POST', body: line })
    expect(seen[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it.each([true, false])('[7.3-11] sends X-Highscale with cart calls when it is on: %j', async (isOn) => {
    const platform = scriptPlatform([{ body: cart }, { body: { id: 'x' } }])
    platform.scope = { ...guest, isHighScaleCart: isOn }
    await platform.transport.send(getCart, {})
    await platform.transport.send(getProduct, { params: { productId: 'x' } })
    expect(platform.seen.map(({ headers }) => headers.get('x-highscale'))).toEqual([
      isOn ? 'true' : null,
      null,
    ])
  })

  it('sends the CSRF token with writes only', async () => {
    const csrf = { header: 'X-CSRF-Token', token: 't' }
    const { transport, seen } = scriptPlatform([{ body: cart }, { status: 204 }], { csrf })
    await transport.send(getCart, {})
    await transport.send(deleteCart, {})
    expect(seen.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 't'])
  })

  it('distinguishes listed statuses', async () => {
    const { transport } = scriptPlatform([
      { status: 202, body: { ...cart, asyncOperationStatus: 'Processing' } },
    ])
    const response = await transport.send(getCart, {})
    expect(response).toMatchObject({ status: 202, data: { asyncOperationStatus: 'Processing' } })
  })

  it.each([
    ['INVALID_CONFIG', 400, getCart, {}],
    ['INVALID_CONFIG', 400, getInactiveCarts, { body: {} }],
    ['RESPONSE', 403, getCart, {}],
    ['RESPONSE', 400, addCartItem, add],
  ] as const)('[8-32] fails with %s for status %i of a call', async (code, status, call: CallSpec, input) => {
    const { transport } = scriptPlatform([refusal(status, 'ILLEGAL_QUERY_PARAMETER_VALUE')])
    await expect(transport.send(call, input)).rejects.toMatchObject({ name: 'ResponseError', code, status })
  })

  it('[8-13] fails with the platform errors for any other status', async () => {
    const body = [{ errorCode: 'ITEM_NOT_FOUND', message: 'Gone.' }]
    const { transport } = scriptPlatform([{ status: 404, statusText: 'Not Found', body }])
    await expect(transport.send(getProduct, { params: { productId: 'x' } })).rejects.toMatchObject({
      name: 'ResponseError',
      code: 'RESPONSE',
      status: 404,
      statusText: 'Not Found',
      url: containing(`https://shop.example${webstore}/products/x?`),
      errors: [{ type: 'ITEM_NOT_FOUND', message: 'Gone.' }],
    })
  })

  it.each([
    [
      'a required member is missing',
      { body: { currencyIsoCode: 'CHF' } },
      'cart.get: cartId: expected string',
    ],
    ['a member is mistyped', { body: { ...cart, name: 7 } }, 'cart.get: name: expected string'],
    [
      'an amount is no number',
      { body: { ...cart, totalTaxAmount: 'x' } },
      'cart.get: totalTaxAmount: expected a plain decimal',
    ],
    ['the body is blank', { text: ' ' }, 'cart.get: answer: expected object'],
    [
      'the body is a page',
      { text: '<html>', headers: { 'content-type': 'text/html' } },
      'cart.get: the answer is no JSON',
    ],
    ['the JSON is broken', { text: '{' }, 'cart.get: the answer is no JSON'],
    [
      'the status is a success nobody expects',
      { status: 206, body: cart },
      'cart.get: status 206 is not expected',
    ],
  ])('is UNEXPECTED_ANSWER when %s', async (_, reply, message) => {
    const { transport } = scriptPlatform([reply])
    await expect(transport.send(getCart, {})).rejects.toMatchObject({ code: 'UNEXPECTED_ANSWER', message })
  })

  it('names the member inside a wrapped list entry', async () => {
    const { transport } = scriptPlatform([
      { body: { cartItems: [{ cartItem: { productId: 'p', quantity: 'x' } }] } },
    ])
    await expect(transport.send(listCartItems, { params: { cartId: 'c' } })).rejects.toMatchObject({
      code: 'UNEXPECTED_ANSWER',
      message: containing('cart.listItems: cartItems[0].cartItem.'),
    })
  })

  it('rejects an HTML page instead of a response, even where no content is expected', async () => {
    const { transport } = scriptPlatform([
      { text: '<title>At work</title>', headers: { 'content-type': 'text/html' } },
    ])
    const removed = transport.send(removeCartItem, { params: { cartId: 'current', cartItemId: '0a9' } })
    await expect(removed).rejects.toMatchObject({
      code: 'UNEXPECTED_ANSWER',
      message: 'cart.removeItem: the answer is no JSON',
    })
  })

  it('reads an HTML page under an error status as a failure without a list', async () => {
    const { transport } = scriptPlatform([
      { status: 404, text: '<html>', headers: { 'content-type': 'text/html' } },
    ])
    await expect(transport.send(getVatInformation, {})).rejects.toMatchObject({ status: 404, errors: [] })
  })

  it.each([
    ['NETWORK', new TypeError('fetch failed')],
    ['TIMEOUT', Object.assign(new Error('too slow'), { name: 'TimeoutError' })],
  ])('is %s when there is no answer', async (code, failure) => {
    const { transport, seen } = scriptPlatform([failure])
    await expect(transport.send(addCartItem, add)).rejects.toMatchObject({ code })
    expect(seen).toHaveLength(1)
  })

  it('[8-17] is Aborted when cancelled before sending', async () => {
    const { transport, seen } = scriptPlatform([{ body: cart }])
    const failure = transport.send(getCart, {}, { signal: AbortSignal.abort() })
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED', message: 'Aborted' })
    expect(seen).toHaveLength(0)
  })

  it('[8-17] is Aborted when cancelled in flight', async () => {
    const controller = new AbortController()
    const platform = scriptPlatform([], {
      fetch: () => {
        controller.abort(new Error('the shopper left'))
        return Promise.resolve(Response.json(cart))
      },
    })
    const failure = platform.transport.send(getCart, {}, { signal: controller.signal })
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED', message: 'Aborted' })
  })

  it.each<[string, () => Promise<Response>]>([
    ['a fetch that never responds', () => new Promise(() => undefined)],
    ['a body that never ends', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('[8-17] is Aborted at once, although the signal is ignored by %s', async (_, fetch) => {
    const controller = new AbortController()
    const { transport } = scriptPlatform([], { fetch })
    const failure = transport.send(getCart, {}, { signal: controller.signal })
    controller.abort()
    await expect(failure).rejects.toMatchObject({ code: 'ABORTED', message: 'Aborted' })
  })

  it('drops a response or failure that comes after it was cancelled', async () => {
    const late = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    for (const { promise } of late) {
      const { transport } = scriptPlatform([], { fetch: () => promise })
      const controller = new AbortController()
      const failure = transport.send(getCart, {}, { signal: controller.signal })
      controller.abort()
      await expect(failure).rejects.toMatchObject({ code: 'ABORTED' })
    }
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    onTestFinished(() => void process.off('unhandledRejection', unhandled))
    late[0]?.resolve(Response.json({}))
    late[1]?.reject(new TypeError('too late'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('reports to an observer, without addresses or contents', async () => {
    const { transport, events } = scriptPlatform([refusal(409, 'CONFLICT'), { status: 204 }])
    await transport.send(deleteCart, {})
    expect(events).toEqual([
      { name: 'responded', callId: 'cart.delete', status: 409, durationMs: 0 },
      { name: 'waiting', callId: 'cart.delete', reason: 'retry', delayMs: 4000 },
      { name: 'responded', callId: 'cart.delete', status: 204, durationMs: 0 },
    ])
  })
})

describe('cached responses', () => {
  it('[7.1-1] [9-25] serve for five minutes', async () => {
    const { transport, seen, pass } = scriptPlatform([{ body: [] }])
    await transport.send(getVatInformation, {})
    pass(299_999)
    await transport.send(getVatInformation, {})
    expect(seen).toHaveLength(1)
    pass(1)
    await transport.send(getVatInformation, {})
    expect(seen).toHaveLength(2)
  })

  it.each(['no-cache', 'private, no-store', 'No-Store'])(
    '[7.1-1] are not stored under %j',
    async (cacheControl) => {
      const { transport, seen } = scriptPlatform([{ body: [], headers: { 'cache-control': cacheControl } }])
      await transport.send(getVatInformation, {})
      await transport.send(getVatInformation, {})
      expect(seen).toHaveLength(2)
    },
  )

  it.each([
    ['max-age=60', 29_999, 1],
    ['max-age=60', 30_000, 2],
    ['public, max-age="100"', 69_999, 1],
    ['public', 269_999, 1],
    ['', 270_000, 2],
    ['max-age=30', 0, 2],
  ])(
    '[4.application-context-cache-1] [4.application-context-cache-2] [9-27] with %j, after %i ms the application context was requested %i times',
    async (cacheControl, later, times) => {
      const { transport, seen, pass } = scriptPlatform([
        { body: {}, headers: { 'cache-control': cacheControl } },
      ])
      await transport.send(getApplicationContext, {})
      pass(later)
      await transport.send(getApplicationContext, {})
      expect(seen).toHaveLength(times)
    },
  )

  it('belong to one scope, are reused when it returns, and can be cleared', async () => {
    const platform = scriptPlatform([{ body: [] }])
    const { transport, seen, scope } = platform
    await transport.send(getVatInformation, {})
    platform.scope = { ...scope, userId: 'another' }
    await transport.send(getVatInformation, {})
    platform.scope = scope
    await transport.send(getVatInformation, {})
    expect(seen).toHaveLength(2)
    transport.clearResponses()
    await transport.send(getVatInformation, {})
    expect(seen).toHaveLength(3)
  })

  it('are skipped and replaced with `skipCache`', async () => {
    const { transport, seen } = scriptPlatform([
      { body: [] },
      { body: [{ DeveloperName: 'CH', Rate__c: 0.081 }] },
    ])
    await transport.send(getVatInformation, {})
    await transport.send(getVatInformation, {}, { skipCache: true })
    expect((await transport.send(getVatInformation, {})).data).toHaveLength(1)
    expect(seen).toHaveLength(2)
  })

  it('never contain failures', async () => {
    const { transport, seen } = scriptPlatform([refusal(500, 'UNKNOWN_EXCEPTION'), { body: [] }])
    await expect(transport.send(getVatInformation, {})).rejects.toMatchObject({ status: 500 })
    await transport.send(getVatInformation, {})
    expect(seen).toHaveLength(2)
  })
})
