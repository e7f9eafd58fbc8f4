import { buyerCart } from '../cart/buyer-cart'
import { cartKey } from '../cart/cart-keys'
import type { Client } from '../client/client'
import type { StateKey } from '../client/client-state'
import { exclusive } from '../client/exclusive'
import { transport } from '../client/transport'
import { afterSession } from '../session/after-session'
import { contextCalls } from '../session/context-calls'
import { vat } from '../vat/vat'
import { chooseShipToRegion } from '../rules/region/region'
import type { Checkout, PaymentResult } from '../contract/checkout/checkout'
import type { BillingAddressInput, DeliveryAddressInput } from '../contract/checkout/checkout-requests'
import type { PlacedOrder } from '../contract/orders/orders'
import { isResponseError, ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'

import { createOrderListCalls, type OrderListCalls } from '../orders/order-list'
import { createOrderStepsResource } from './order-step-calls'
import { activeCheckout } from '../rules/call/call-defaults'
import { missingDelivery, shouldRestartCheckout } from '../rules/cart/checkout'
import { toShopError, valueOf, type AsyncState } from '../state/async-state'
import type { ReadableStore } from '../state/store'
import { activeCheckoutIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { payForOrder } from './order-payment'
import { prepareOrder, submitOrder } from './order-steps'
import type { Ordering, OrderingPlatform } from './order-steps'
import { placeOrder } from './place-order'
import { createCheckoutResource, type CheckoutResource, type PaymentInput } from './checkout-calls'
import { requireCheckout, startCheckout } from './start-checkout'

/** Where the goods go: a saved address, or a whole one. */
export type DeliveryAddressChoice = { readonly addressId: string } | DeliveryAddressInput

export interface PurchaseOrderPayment {
  /** Up to 80 characters; it stands on the invoice. */
  readonly purchaseOrderNumber: string
  readonly billingAddress?: BillingAddressInput | undefined
}

export interface PlaceOrderOptions extends CallOptions {
  /**
   * How the checkout is paid, asked right before the order is placed: it is prepared, paid and submitted as one. An
   * order that was placed before is not paid again. @default the payment that was made before
   */
  readonly payment?: ((checkout: Checkout) => PaymentInput) | undefined
}

/** The purchase under way. */
export interface CheckoutFeature extends ReadableStore<AsyncState<Checkout | null>> {
  /**
   * Loads the checkout of this tab, or starts one [4.checkout-1]; waits until it is ready. On a server it is asked
   * once: `SSR_FAST_CHECKOUT`, `SSR_NO_POLLING` or `SSR_CHECKOUT_RETRY` leave the rest to the browser.
   */
  load(options?: CallOptions): Promise<Checkout>
  /** Starts a checkout of the present cart with the default delivery address. [4.checkout-1], [4.checkout-3] */
  start(options?: CallOptions): Promise<Checkout>
  setDeliveryAddress(address: DeliveryAddressChoice, options?: CallOptions): Promise<Checkout>
  setDeliveryMethod(deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  /** Look at `salesforceResultCode` and `errors`: a declined payment is an answer, not a failure. */
  payByPurchaseOrder(payment: PurchaseOrderPayment, options?: CallOptions): Promise<PaymentResult>
  /** Pays in any way the platform knows; look at the result as with {@link CheckoutFeature.payByPurchaseOrder}. */
  pay(payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  /**
   * Before a payment: where the shop orders in steps, checks everything and reserves stock [7.3-39]; elsewhere it asks
   * nothing. What is wrong is a failure, for instance `INSUFFICIENT_INVENTORY`.
   */
  prepare(options?: CallOptions): Promise<void>
  /**
   * Places the order of a checkout, by default of the present one: once, whatever happens to page or network.
   * A second call, a second tab or a call after a reload gives the same order. Fails with `UNKNOWN_OUTCOME` when
   * nobody can tell whether it was placed; calling again finds out before it orders. With `payment` it is prepared,
   * paid and submitted as one; a payment that is not accepted fails with status 422 and orders nothing.
   * A server makes no second attempt after one that took too long: it fails, and the next request asks `findOrder`.
   */
  placeOrder(checkoutId?: string, options?: PlaceOrderOptions): Promise<PlacedOrder>
  /**
   * The order that a checkout of this buyer became, or null while it has become none; changes nothing
   * (`GET checkouts/{checkoutId}`). Errors: those of {@link CheckoutFeature.load}.
   */
  findOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder | null>
  delete(options?: CallOptions): Promise<void>
}

interface CheckoutPlatform extends OrderingPlatform {
  readonly checkout: CheckoutResource
  readonly orders: Pick<OrderListCalls, 'list'>
}

const checkoutKey: StateKey<Checkout | null> = { name: 'checkout', isPersonal: true }

const entry = activeCheckoutIdEntry

const countryOf = ({ deliveryGroups }: Checkout) =>
  (deliveryGroups.find((group) => group.isDefault) ?? deliveryGroups[0])?.deliveryAddress?.country

const isServer = ({ options }: Client) => options.runtime === 'server'

const shownCheckout = ({ loaded }: Client) => valueOf(loaded(checkoutKey).getSnapshot())

const activeId = (client: Client) => shownCheckout(client)?.checkoutId ?? client.storage.read(entry)

/** A checkout that this tab remembers and the platform does not have any more. */
const isGone = (error: unknown) =>
  isNotFound(error) || (isResponseError(error) && shouldRestartCheckout(error.status))

/** Runs a call that answers with the checkout; the store shows it even when it cannot be gone on with. */
async function keep({ loaded, storage }: Client, call: () => Promise<Checkout>): Promise<Checkout> {
  const checkout = loaded(checkoutKey)
  const answer: { checkout?: Checkout } = {}
  await checkout.run(async () => (answer.checkout = await call()))
  if (answer.checkout) storage.write(entry, answer.checkout.checkoutId)
  try {
    return requireCheckout(answer.checkout)
  } catch (error) {
    checkout.fail(toShopError(error), answer.checkout ?? null)
    throw error
  }
}

function start(client: Client, { checkout }: CheckoutPlatform, call?: CallOptions): Promise<Checkout> {
  const cartId = valueOf(client.loaded(cartKey).getSnapshot())?.summary.cartId
  return keep(client, () =>
    startCheckout({
      start: () => checkout.start(cartId === undefined ? {} : { cartId }, call),
      load: (checkoutId) => checkout.get(checkoutId, call),
      delete: (checkoutId) => checkout.delete(checkoutId, call),
    }),
  )
}

async function load(client: Client, platform: CheckoutPlatform, call?: CallOptions): Promise<Checkout> {
  const { checkout } = platform
  if (isServer(client)) return await keep(client, () => checkout.get(activeCheckout, call))
  const checkoutId = activeId(client)
  if (checkoutId === null) return await start(client, platform, call)
  try {
    return await keep(client, () => checkout.get(checkoutId, call))
  } catch (error) {
    if (!isGone(error)) throw error
    client.storage.remove(entry)
    return await start(client, platform, call)
  }
}

/** [4.checkout-4] */
function finish(client: Client, order: PlacedOrder): void {
  client.storage.remove(entry)
  client.loaded(checkoutKey).set(null)
  client.events.emit('orderPlaced', order)
  client.events.emit('cartchanged')
  client.use(buyerCart).refresh()
}

interface Placing {
  readonly checkoutId: string | null | undefined
  readonly options?: PlaceOrderOptions | undefined
}

async function place(
  client: Client,
  platform: CheckoutPlatform,
  { checkoutId, options = {} }: Placing,
): Promise<PlacedOrder> {
  if (!checkoutId) throw new ShopError('NULL_CHECKOUTID', 'there is no checkout to order from')
  const { payment, ...call } = options
  const ports = {
    browserStore: client.storage,
    runExclusive: client.use(exclusive),
    now: client.options.clock.now,
    // A server responds, and keeps nothing in mind after that.
    platformWorkTimeMs: isServer(client) ? undefined : client.options.platformWorkTimeMs,
    total: shownCheckout(client)?.cartSummary?.grandTotalAmount?.amount,
    onPlaced: (order: PlacedOrder) => finish(client, order),
    calls: {
      pay: payment && ((id: string) => payNow(client, platform, { checkoutId: id, payment, call })),
      place: (id: string) => submitOrder(client, platform, { checkoutId: id, call }),
      getCheckout: (id: string) => platform.checkout.get(id, call),
      listOrders: async () => (await platform.orders.list({}, call)).orderSummaries,
    },
  }
  return await placeOrder(ports, checkoutId)
}

interface Paying extends Ordering {
  readonly payment: (checkout: Checkout) => PaymentInput
}

async function payNow(
  client: Client,
  platform: CheckoutPlatform,
  { payment, ...ordering }: Paying,
): Promise<void> {
  const { checkoutId, call } = ordering
  const input = payment(requirePayable(requireCheckout(await platform.checkout.get(checkoutId, call))))
  await payForOrder({
    prepare: () => prepareOrder(client, platform, ordering),
    pay: () => platform.checkout.pay(checkoutId, input, call),
    canWait: !isServer(client),
  })
}

/** The checkout, if its goods can be sent. Errors: `DELIVERY_ADDRESS_REQUIRED`, `DELIVERY_METHOD_REQUIRED`. */
function requirePayable(checkout: Checkout): Checkout {
  const code = missingDelivery(checkout)
  if (code === undefined) return checkout
  throw new ShopError(code, 'the checkout cannot be paid yet')
}

/** Pays the checkout that is shown; where none is, the platform's present one. */
async function pay(
  client: Client,
  { checkout }: CheckoutPlatform,
  { payment, call }: { readonly payment: PaymentInput; readonly call: CallOptions | undefined },
): Promise<PaymentResult> {
  const checkoutId = activeId(client) ?? activeCheckout
  requirePayable(shownCheckout(client) ?? (await checkout.get(checkoutId, call)))
  return await checkout.pay(checkoutId, payment, call)
}

/** The delivery address decides the region that prices are shown for [3.event-payloads-3]. */
function followShipTo(client: Client): void {
  const { shop, events } = client
  const shownVat = client.use(vat)
  events.on('checkoutaddresschanged', ({ shiptocountry }) => {
    const { countryCode } = shownVat.getSnapshot()
    const region = chooseShipToRegion(shop, { selected: countryCode, shipTo: shiptocountry.CountryCode })
    if (region) shownVat.setCountry(region)
  })
}

/** The calls that a purchase makes. They do not wait for the session: each method did before its first one. */
function createPlatform(client: Client): CheckoutPlatform {
  const made = client.use(transport)
  return {
    context: client.use(contextCalls),
    checkout: createCheckoutResource(made),
    orders: createOrderListCalls(made),
    orderSteps: createOrderStepsResource(made),
  }
}

/** The purchase under way: from the cart to the order. */
export function checkout(client: Client): CheckoutFeature {
  const platform = createPlatform(client)
  const known = client.use(afterSession)
  const { getSnapshot, getServerSnapshot, subscribe } = client.loaded(checkoutKey)
  followShipTo(client)
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe,
    start: known((call) => start(client, platform, call)),
    load: known((call) => load(client, platform, call)),
    ...createDelivery(client, platform),
    ...createPaying(client, platform),
    placeOrder: known((checkoutId, options) =>
      place(client, platform, { checkoutId: checkoutId ?? activeId(client), options }),
    ),
    findOrder: known(async (checkoutId, call) => {
      const { orderReferenceNumber } = await platform.checkout.get(checkoutId, call)
      return orderReferenceNumber ? { orderReferenceNumber } : null
    }),
    delete: known(async (call) => {
      await platform.checkout.delete(presentId(client), call)
      client.storage.remove(entry)
      client.loaded(checkoutKey).set(null)
    }),
  }
}

const presentId = (client: Client) => activeId(client) ?? activeCheckout

function createDelivery(
  client: Client,
  { checkout }: CheckoutPlatform,
): Pick<CheckoutFeature, 'setDeliveryAddress' | 'setDeliveryMethod'> {
  const known = client.use(afterSession)
  return {
    setDeliveryAddress: known(async (address, call) => {
      const input = 'addressId' in address ? { id: address.addressId } : address
      const changed = await keep(client, () => checkout.setDeliveryAddress(presentId(client), input, call))
      const country = countryOf(changed)
      if (country) client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
      return changed
    }),
    setDeliveryMethod: known((deliveryMethodId, call) =>
      keep(client, () => checkout.setDeliveryMethod(presentId(client), deliveryMethodId, call)),
    ),
  }
}

function createPaying(
  client: Client,
  platform: CheckoutPlatform,
): Pick<CheckoutFeature, 'payByPurchaseOrder' | 'pay' | 'prepare'> {
  const known = client.use(afterSession)
  return {
    payByPurchaseOrder: known(({ purchaseOrderNumber, billingAddress }, call) => {
      const order = { requestType: 'SimplePurchaseOrder', paymentToken: purchaseOrderNumber } as const
      return pay(client, platform, { payment: { ...order, billingAddress }, call })
    }),
    pay: known((payment, call) => pay(client, platform, { payment, call })),
    prepare: known((call) => prepareOrder(client, platform, { checkoutId: presentId(client), call })),
  }
}
