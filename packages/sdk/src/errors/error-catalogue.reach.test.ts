import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lea, product } from '../client.fixture'
import { messages } from '../messages/en-US'
import { addMoney, checkoutErrorCode, parseShopUrl, resolveMenuLink } from '../rules/index'
import {
  describeError,
  errorCatalogue,
  toErrorNotification,
  toMenuErrorNotification,
  toNotification,
  toSuccessNotification,
} from './index'
import type { ErrorRow } from './index'
import { createFailingShop } from './error-reach.fixture'
import type { FailingShop } from './error-reach.fixture'
import { isResponseError, isShopError } from './errors'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function openShop(options: { delay?: number; csrf?: boolean } = {}): FailingShop {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), ...options })
  const shop = createFailingShop(sandbox)
  // Pages look for what is in doubt until they are gone.
  closing.push(shop.dispose, () => sandbox.close())
  return shop
}

/** Clauses of which several rows speak are told apart by their texts. */
const keyOf = ({ clause, code, text }: ErrorRow) =>
  clause === '8-33' ? `${clause} ${text ?? ''}` : (clause ?? code)

const unheardOf = 'NEVER_HEARD_OF'
const inventory = '/commerce/integrations/inventory'
const server = { runtime: 'server' } as const
const payment = { purchaseOrderNumber: 'PO-1' }

const caught = async (call: () => unknown): Promise<unknown> => {
  try {
    await call()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

/** Pays a checkout whose deliveries lack something. */
const payWithout = async (member: string) => {
  const shop = openShop()
  await shop.openBuyer(20)
  const fetch = shop.changing('/checkouts', (response) => {
    const { items } = response.deliveryGroups as { readonly items: readonly object[] }
    return { ...response, deliveryGroups: { items: items.map((group) => ({ ...group, [member]: null })) } }
  })
  const { checkout } = shop.openPage({ fetch })
  await checkout.load()
  await checkout.payByPurchaseOrder(payment)
}

/** How each error comes to the caller of the client or of a rule. */
const raised: Readonly<Record<string, (row: ErrorRow) => unknown>> = {
  '8-4': () => openShop().openPage().account.getEffective(['Name']),
  '8-13': async () => {
    const shop = openShop()
    shop.fail('/checkouts', { status: 400, errorCode: unheardOf })
    await (await shop.openBuyer()).checkout.delete()
  },
  '8-14': async () => {
    const shop = openShop()
    const client = await shop.openBuyer()
    shop.fail('cart-items', { status: 400, errorCode: 'CART_VALIDATION_ERROR', message: 'In steps of 20.' })
    await client.cart.add({ productId: product.carton, quantity: 7 })
  },
  '8-15': async () => {
    const shop = openShop()
    shop.fail('effective-accounts', { status: 404 })
    await (await shop.openBuyer()).account.getEffective(['Name'])
  },
  '8-17': () => openShop().openPage().session.load({ signal: AbortSignal.abort() }),
  '8-18': async () => {
    const shop = openShop()
    const client = await shop.openBuyer(20)
    const { deliveryGroups } = await client.checkout.load()
    await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    shop.sleeps.splice(0)
    shop.fail('payments', { status: 409, errorCode: unheardOf })
    const before = shop.requests.length
    const error = await caught(() => client.checkout.payByPurchaseOrder(payment))
    expect(shop.requests.slice(before).filter((request) => request.includes('payments'))).toHaveLength(3)
    expect(shop.sleeps).toEqual([4000, 4000])
    throw error
  },
  '8-19': () => openShop().openPage().guestCart.setQuantity({ productId: product.carton, quantity: 2 }),
  '8-20': async () => {
    const shop = openShop()
    await shop.openBuyer(20)
    const inSteps = shop.changing('application-context', (a) => ({ ...a, placeOrderV2Enabled: true }))
    const client = shop.openPage({ fetch: shop.responding('orders/actions', { actions: [] }, inSteps) })
    await client.load()
    await client.checkout.prepare()
  },
  '8-21': async () => {
    const shop = openShop({ delay: 60_000 })
    await caught(async () => (await shop.openBuyer(20)).checkout.start())
    await shop.openPage(server).checkout.load()
  },
  '8-22': async () => {
    const shop = openShop()
    await shop.openBuyer()
    await shop.openPage(server).checkout.load()
  },
  '8-23': async () => {
    const shop = openShop()
    await shop.openBuyer()
    shop.fail('checkouts', { status: 423 })
    await shop.openPage(server).checkout.load()
  },
  '8-24': async () => {
    const shop = openShop()
    await shop.openBuyer(20)
    const errors = [{ type: inventory, title: 'Not enough' }, { type: '/commerce/payment' }]
    const fetch = shop.changing('/checkouts', (response) => ({ ...response, errors }))
    await shop.openPage({ fetch }).checkout.start()
  },
  '8-25': async () => {
    const shop = openShop()
    await shop.openBuyer(20)
    const fetch = shop.changing('/checkouts', (response) => ({ ...response, checkoutId: null }))
    await shop.openPage({ fetch }).checkout.start()
  },
  '8-27': () => openShop().openPage().addresses.list(),
  '8-28': async () => (await openShop().openBuyer()).addresses.update(' ', { street: 'Weg 1' }),
  '8-29': async () => (await openShop().openBuyer()).deliveryGroups.get({ deliveryGroupId: '' }),
  '8-30': async () => {
    const shop = openShop()
    const client = await shop.openBuyer(20)
    shop.sandbox.faults.arm({ match: { path: '/checkouts' }, kind: 'endless-202' })
    await client.checkout.start()
  },
  '8-31': async ({ text = '' }) => {
    const shop = openShop()
    const client = await shop.openBuyer()
    shop.fail('external-managed-accounts', { status: 400, errorCode: 'INVALID_API_INPUT', message: text })
    await client.account.listManaged()
  },
  '8-32': async () => {
    const shop = openShop()
    shop.fail('product-categories', { status: 400, errorCode: unheardOf })
    await shop.openPage().catalog.getCategory('0ZG0000000000AA')
  },
  COOKIES_REQUIRED: () => {
    const { sandbox, openPage } = openShop()
    return openPage({ fetch: sandbox.fetch }).cart.add({ productId: product.carton, quantity: 25 })
  },
  INACTIVE_CART_EXISTS: async () => {
    const client = await openShop().openBuyer(20)
    await client.carts.keepForLater()
    await client.cart.add({ productId: product.carton, quantity: 20 })
    await client.carts.keepForLater()
  },
  INVALID_AMOUNT: () => addMoney({ amount: '1', currencyCode: 'CHF' }, { amount: '1', currencyCode: 'EUR' }),
  INVALID_OPTION: () => openShop().openPage({ webstoreId: '' }),
  GUEST_CART_FULL: () => {
    const lines = Array.from({ length: 501 }, (_, index) => ({ productId: `product ${index}`, quantity: 1 }))
    return openShop().openPage().guestCart.addAll(lines)
  },
  QUANTITY_TOO_LARGE: () =>
    openShop().openPage().guestCart.add({ productId: product.carton, quantity: 1_000_000 }),
  INVALID_QUANTITY: () => openShop().openPage().guestCart.add({ productId: product.carton, quantity: 0 }),
  INVALID_URL: () => parseShopUrl('no address'),
  NETWORK: () => {
    const shop = openShop()
    shop.sandbox.faults.arm({ match: { path: 'getCategories' }, kind: 'drop-before', times: 9 })
    return shop.openPage().navigation.load()
  },
  SESSION_ENDED: async () => {
    const shop = openShop()
    const client = await shop.openBuyer(20)
    shop.sandbox.clock.advance(31 * 24 * 3_600_000)
    await client.cart.load()
  },
  DELIVERY_ADDRESS_REQUIRED: () => payWithout('deliveryAddress'),
  DELIVERY_METHOD_REQUIRED: () => payWithout('selectedDeliveryMethod'),
  TIMEOUT: () => {
    const fetch = () => new Promise<Response>(() => undefined)
    return openShop().openPage({ fetch, timeoutMs: 1 }).navigation.load()
  },
  UNEXPECTED_ANSWER: () => {
    const fetch = () => Promise.resolve(new Response('<title>At work</title>'))
    return openShop().openPage({ fetch }).navigation.load()
  },
  UNKNOWN_OUTCOME: async () => {
    const shop = openShop()
    const client = await shop.openBuyer(20)
    await client.checkout.start()
    shop.sandbox.faults.arm({ match: { path: '/checkouts/' }, kind: 'drop-after', times: 99 })
    await client.checkout.placeOrder()
  },
  WRONG_PASSWORD: () =>
    openShop().openPage().session.signIn({ username: lea, password: 'wrong', startUrl: '/' }),
  CSRF_TOKEN_REFUSED: async () => {
    const client = await openShop({ csrf: true }).openBuyer()
    await client.cart.add({ productId: product.carton, quantity: 25 })
  },
  SERVER_ACTION_MISSING: () =>
    openShop()
      .openPage({ controllers: { navigation: 'NoSuchController' } })
      .navigation.load(),
  // What the sandbox answers by itself.
  CART_NOT_FOUND: async () => (await openShop().openBuyer()).checkout.start(),
  ITEM_NOT_FOUND: () => openShop().openPage().catalog.getProduct('01tCN0009999999YAA'),
  WEBSTORE_NOT_FOUND: () =>
    openShop().openPage({ webstoreId: '0ZECH00000000099AA' }).catalog.listCategories(),
}

/** Any code of the platform, on a read that keeps all of it; a status goes with a code that nobody knows. */
const refuse = async ({ code, status = 0, family }: ErrorRow) => {
  const shop = openShop()
  shop.fail('product-categories', { status, errorCode: family === 'status' ? unheardOf : code })
  await shop.openPage().catalog.getCategory('0ZG0000000000AA')
}

/** What ends in a notification, as the notification that the row asks for. */
const reported: Readonly<Record<string, (row: ErrorRow) => Promise<void>>> = {
  '8-1': async ({ text }) => {
    const shop = openShop()
    await shop.openBuyer()
    const refusal = { hasError: true, errorMessage: 'They are locked.', inactiveCarts: [] }
    const client = shop.openPage({ fetch: shop.responding('getInactiveCarts', refusal) })
    const error = await caught(() => client.inactiveCart.load())
    expect(toErrorNotification(error, messages)).toMatchObject({ title: text, text: 'They are locked.' })
    expect(describeError(error, messages).message).toBe('They are locked.')
  },
  '8-2': async ({ text }) => {
    const failure = { status: 500 }
    expect(toErrorNotification(failure, messages)).toMatchObject({ title: text, text: '{"status":500}' })
    const shop = openShop()
    shop.fail('getCategories')
    const error = await caught(() => shop.openPage().navigation.load())
    expect(toErrorNotification(error, messages).text).toMatch(/^500 .*getCategories/)
  },
  '8-3': async ({ text = '' }) => {
    const shop = openShop()
    shop.fail('getNavigationMenuItems', { errorCode: unheardOf })
    const error = await caught(() => shop.openPage().menu.listItems())
    const notification = toMenuErrorNotification(error, messages)
    expect(notification.title).toBe('Error')
    const [before = '', after = ''] = text.split('{error}')
    const json: unknown = JSON.parse(
      notification.text?.slice(before.length, -after.length || undefined) ?? '',
    )
    expect(notification.text?.startsWith(before)).toBe(true)
    expect(json).toMatchObject({ name: 'ResponseError', status: 500, errors: [{ type: unheardOf }] })
  },
  '8-5': async ({ text }) => {
    const shop = openShop()
    const { cart } = await (await shop.openBuyer()).cart.add({ productId: product.carton, quantity: 20 })
    const notification = toSuccessNotification(`${cart?.items.length ?? 0}`, messages)
    expect(notification).toEqual({ kind: 'success', title: text, text: '1' })
  },
  '8-6': async ({ text }) => {
    expect(Object.values(messages.labels).join(', ')).toBe(text)
  },
}

const position = { vertical: 'top', horizontal: 'centre' }
const misused: readonly (readonly unknown[])[] = [
  ['text', 'info', { ...position, vertical: 'above' }],
  ['text', 'info', { ...position, horizontal: 'beside' }],
  [],
]

/** Failures that nobody is told of: the call that a page makes succeeds, and the log has an entry. */
const silent: Readonly<Record<string, (shop: FailingShop) => Promise<void>>> = {
  '8-7': async (shop) => {
    await shop.openPage().guestCart.add({ productId: product.carton, quantity: 20 })
    shop.sandbox.faults.arm({ match: { path: 'addItemsToCart' }, kind: 'drop-before' })
    await shop.openBuyer()
    const client = shop.openPage()
    await client.load()
    await vi.waitFor(async () => expect((await client.cart.load())?.items).toHaveLength(1))
  },
  '8-8': async (shop) => {
    shop.fail('getAccountInfo')
    const client = await shop.openBuyer()
    expect(client.session.getSnapshot()).toMatchObject({ value: { isGuest: false, menuItems: [] } })
  },
  '8-10': async (shop) => {
    shop.fail('getCartSummary')
    const client = await shop.openBuyer()
    expect(client.cartCounts.getSnapshot().status).toBe('failed')
    shop.fail('getCategories')
    await caught(() => client.navigation.load())
    expect(client.navigation.getSnapshot().status).toBe('failed')
  },
  '8-12': async (shop) => {
    const { cartId } = await shop.openPage().cart.ensure()
    shop.fail(`${cartId}/actions/preserve`)
    const client = await shop.openBuyer()
    expect(client.session.getSnapshot()).toMatchObject({ value: { isGuest: false } })
  },
  '8-16': async (shop) => {
    shop.fail('session-context')
    const client = shop.openPage()
    await client.load()
    expect(client.session.getSnapshot()).toMatchObject({ value: { isGuest: true } })
  },
}

/** The text of an error: its own, or those of the platform's list. */
const textsOf = (error: unknown) => [
  isShopError(error) && error.message,
  ...(isResponseError(error) ? error.errors.map(({ message }) => message) : []),
]

/** What pages show is covered by the pages' own tests. */
const displayedByPages: readonly (string | undefined)[] = ['8-1', '8-2', '8-3', '8-5', '8-6', '8-33']
const idOf = (clause: string) => (displayedByPages.includes(clause) ? `${clause} ` : `[${clause}] `)

const titleOf = ({ clause, code, status, text }: ErrorRow) =>
  `${clause === undefined ? '' : idOf(clause)}${code}${status ? ` ${status}` : ''}${clause === '8-33' ? `: ${text ?? ''}` : ''}`

const rowsOf = (...families: ErrorRow['family'][]) =>
  errorCatalogue.filter(({ family, clause }) => families.includes(family) && clause !== '8-33')

describe('an error of the catalogue', () => {
  for (const row of rowsOf('response', 'code', 'own', 'platform', 'situation', 'status')) {
    if (row.clause === '8-26') continue
    it(`${titleOf(row)} reaches the caller`, async () => {
      const { message, action, visibility, retryable, text, family } = row
      const reach = raised[keyOf(row)] ?? (['platform', 'status'].includes(family) ? refuse : undefined)
      if (!reach) throw new Error(`nothing reaches ${keyOf(row)}`)
      const error = await caught(() => reach(row))
      const description = describeError(error, messages)
      const isOwn = row.code === 'CART_VALIDATION_ERROR'
      expect(description).toMatchObject({ isVisible: visibility === 'shown', retryable })
      expect(description.message).toBe(isOwn ? 'In steps of 20.' : messages.messages[message])
      expect(description.action ?? '').toBe(messages.actions[action])
      if (text !== undefined) expect(textsOf(error)).toContain(text)
    })
  }

  it('[8-26] SESSION_NOT_LOADED is the error of a checkout without data', () => {
    expect(checkoutErrorCode(null)).toBe('SESSION_NOT_LOADED')
  })
})

describe('a notification of the catalogue', () => {
  for (const row of rowsOf('notification')) {
    it(`${titleOf(row)} is displayed`, async () => {
      const report = reported[keyOf(row)]
      if (!report) throw new Error(`nothing reports ${keyOf(row)}`)
      await report(row)
    })
  }

  for (const [index, row] of errorCatalogue.filter(({ clause }) => clause === '8-33').entries()) {
    it(`${titleOf(row)} is raised`, async () => {
      const error = await caught(() => toNotification(...(misused[index] ?? ['text'])))
      expect(error).toMatchObject({ code: row.code, message: row.text })
    })
  }
})

describe('a failure that the catalogue keeps silent', () => {
  for (const row of rowsOf('silent')) {
    if (row.clause === '8-9' || row.clause === '8-11') continue
    it(`${titleOf(row)} is only logged`, async () => {
      const fail = silent[keyOf(row)]
      if (!fail) throw new Error(`nothing reaches ${keyOf(row)}`)
      const shop = openShop()
      await fail(shop)
      expect(shop.failures).toHaveLength(1)
    })
  }

  it('8-11 log is left to the page that changes the language', async () => {
    const shop = openShop()
    const client = await shop.openBuyer(20)
    shop.fail('carts/current', { status: 403 })
    const error = await caught(() => client.cart.delete())
    expect(isShopError(error)).toBe(true)
    expect(client.locale).toBe('de-CH')
  })

  it('8-9 leaves a menu item without a link, which the page logs', () => {
    const item = { type: 'ExternalLink', target: 'javascript:alert(1)' }
    expect(resolveMenuLink(item, { origin: 'https://shop.example', basePath: '/de-CH' })).toBeUndefined()
  })
})
