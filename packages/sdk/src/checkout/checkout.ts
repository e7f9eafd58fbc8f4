import { buyerCart } from '../cart/buyer-cart'
import { cartKey } from '../cart/cart-keys'
import type { Client } from '../client/client'
import { exclusive } from '../client/exclusive'
import type { Checkout, PaymentResult } from '../contract/checkout/checkout'
import type { PlacedOrder } from '../contract/orders/orders'
import { isResponseError, ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'
import { activeCheckout } from '../rules/call/call-defaults'
import { shouldRestartCheckout } from '../rules/cart/checkout'
import { afterSession } from '../session/after-session'
import { valueOf, type AsyncState } from '../state/async-state'
import { readOnly } from '../state/store'
import type { ReadableStore } from '../state/store'
import { activeCheckoutIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import type { PaymentInput } from './checkout-calls'
import { createDelivery, followShipTo } from './checkout-delivery'
import type { DeliveryAddressChoice } from './checkout-delivery'
import { createPaying, payNow } from './checkout-paying'
import type { PurchaseOrderPayment } from './checkout-paying'
import { submitOrder } from './order-steps'
import { placeOrder } from './place-order'
import {
  activeId,
  checkoutKey,
  createCheckoutPlatform,
  isServer,
  keep,
  currentId,
  shownCheckout,
} from './present-checkout'
import type { CheckoutPlatform } from './present-checkout'
import { startCheckout } from './start-checkout'

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

/** A checkout that this tab remembers and the platform does not have any more. */
const isGone = (error: unknown) =>
  isNotFound(error) || (isResponseError(error) && shouldRestartCheckout(error.status))

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
    client.storage.remove(activeCheckoutIdEntry)
    return await start(client, platform, call)
  }
}

/** [4.checkout-4] */
function finish(client: Client, order: PlacedOrder): void {
  client.storage.remove(activeCheckoutIdEntry)
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

/** The purchase under way: from the cart to the order. */
export function checkout(client: Client): CheckoutFeature {
  const platform = createCheckoutPlatform(client)
  const existing = client.use(afterSession)
  followShipTo(client)
  return {
    ...readOnly(client.loaded(checkoutKey)),
    start: existing((call) => start(client, platform, call)),
    load: existing((call) => load(client, platform, call)),
    ...createDelivery(client, platform),
    ...createPaying(client, platform),
    placeOrder: existing((checkoutId, options) =>
      place(client, platform, { checkoutId: checkoutId ?? activeId(client), options }),
    ),
    findOrder: existing(async (checkoutId, call) => {
      const { orderReferenceNumber } = await platform.checkout.get(checkoutId, call)
      return orderReferenceNumber ? { orderReferenceNumber } : null
    }),
    delete: existing(async (call) => {
      await platform.checkout.delete(currentId(client), call)
      client.storage.remove(activeCheckoutIdEntry)
      client.loaded(checkoutKey).set(null)
    }),
  }
}
