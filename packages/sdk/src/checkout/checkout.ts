import { buyerCart } from '../cart/buyer-cart'
import { cartKey } from '../cart/cart-keys'
import { forgetSentCart } from '../cart/forget-sent-cart'
import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import { steadyClock } from '../client/steady-clock'
import type { Checkout, PaymentResult } from '../contract/checkout/checkout'
import type { PlacedOrder } from '../contract/orders/orders'
import { isResponseError, ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'
import { activeCheckout } from '../rules/call/call-defaults'
import { shouldRestartCheckout } from '../rules/cart/checkout'
import { afterSession } from '../session/after-session'
import { guestDetails } from '../guest-cart/guest-details'
import { valueOf, type AsyncState } from '../state/async-state'
import { readOnly } from '../state/store'
import type { ReadableStore } from '../state/store'
import { activeCheckoutIdEntry, guestCartIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import type { PaymentInput } from './checkout-calls'
import { checkoutKey } from '../cart/cart-keys'
import { createDelivery, followShipTo } from './checkout-delivery'
import type { DeliveryAddressChoice, DeliveryPreferences, GuestDelivery } from './checkout-delivery'
import { createPaying, payNow, requirePayable } from './checkout-paying'
import type { PurchaseOrderPayment } from './checkout-paying'
import { submitOrder } from './order-steps'
import { placeOrder } from './place-order'
import {
  activeId,
  createCheckoutPlatform,
  isServer,
  currentCheckout,
  currentId,
  updateCheckout,
} from './current-checkout'
import type { CheckoutPlatform } from './current-checkout'
import { startCheckout } from './start-checkout'

/** Options of {@link CheckoutFeature.start}. */
export interface StartOptions extends CallOptions {
  /** Record id of the cart to buy, such as a copy that can only be paid. @default the current cart */
  readonly cartId?: string | undefined
}

/** Options of {@link CheckoutFeature.placeOrder}. */
export interface PlaceOrderOptions extends CallOptions {
  /**
   * Returns the payment; called right before the order is placed, to prepare, pay and submit in one go. Not called for an
   * order that has already been placed. @default the payment that was made before
   */
  readonly payment?: ((checkout: Checkout) => PaymentInput) | undefined
  /**
   * Pays in the caller's own way, with {@link CheckoutFeature.prepare} and {@link CheckoutFeature.pay}, in place of
   * `payment`: for payments that the shopper confirms elsewhere. What it throws ends the attempt; nothing is ordered.
   */
  readonly pay?: ((checkout: Checkout) => Promise<void>) | undefined
}

/** Values of custom fields by their API names; null for none. */
export type CustomFieldValues = Readonly<Partial<Record<string, string | null>>>

/** The purchase under way. */
export interface CheckoutFeature extends ReadableStore<AsyncState<Checkout | null>> {
  /**
   * Loads the checkout of this tab, or starts one; waits until it is ready. A server tries once: `SSR_FAST_CHECKOUT`,
   * `SSR_NO_POLLING` and `SSR_CHECKOUT_RETRY` leave the rest to the browser. Other errors: `INSUFFICIENT_INVENTORY`,
   * whose `errors` name the products, and `NULL_CHECKOUTID`.
   */
  load(options?: CallOptions): Promise<Checkout>
  /** Starts a checkout of a cart with the default delivery address, replacing an existing one that is stuck. */
  start(options?: StartOptions): Promise<Checkout>
  /** Changes where to deliver, then waits until the platform has finished. Raises 'checkoutaddresschanged'. */
  setDeliveryAddress(address: DeliveryAddressChoice, options?: CallOptions): Promise<Checkout>
  /**
   * Sends a guest's contact details together with the delivery address, then waits until the platform has finished, and
   * keeps them in the browser for the next page (`guestUserDetails`, `guestUserName`). Raises 'checkoutaddresschanged'.
   */
  setGuestDelivery(delivery: GuestDelivery, options?: CallOptions): Promise<Checkout>
  /** Chooses one of the delivery group's `availableDeliveryMethods`; an earlier payment is lost. */
  setDeliveryMethod(deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  /**
   * Requests a day of delivery and leaves a note for the carrier. The platform does not take them together with a method,
   * and refuses a change while it works on another one: wait for the one before the other.
   */
  setDeliveryPreferences(preferences: DeliveryPreferences, options?: CallOptions): Promise<Checkout>
  /**
   * Adds to the order what the organisation has custom fields for, by their API names; null removes a value, fields that
   * are not named stay. Errors: a `ResponseError` where it has no such field (400).
   */
  setCustomFields(fields: CustomFieldValues, options?: CallOptions): Promise<Checkout>
  /**
   * Pays on invoice. Check `salesforceResultCode` and `errors`: a declined payment does not reject. Errors:
   * `DELIVERY_ADDRESS_REQUIRED`, `DELIVERY_METHOD_REQUIRED`.
   */
  payByPurchaseOrder(payment: PurchaseOrderPayment, options?: CallOptions): Promise<PaymentResult>
  /**
   * Pays with any method of the platform; result and errors as with {@link CheckoutFeature.payByPurchaseOrder}. A payment
   * whose response is lost is repeated once: the platform reverses the earlier one. With a `redirectUrl` in the result the
   * shopper confirms there, and a `PostAuth` with the `transaction` finishes the payment. The kind of a payment cannot be
   * changed (`ValidationError`): delete the checkout and start it again.
   */
  pay(payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  /**
   * Call before a payment: checks everything and reserves stock where the shop orders in steps; does nothing elsewhere.
   * Errors: what is wrong, for instance `INSUFFICIENT_INVENTORY`, whose `errors` name the products.
   */
  prepare(options?: CallOptions): Promise<void>
  /**
   * Places the order of a checkout, by default of the current one: exactly once, whatever happens to page or network.
   * A second call, a second tab or a call after a reload gives the same order. Fails with `UNKNOWN_OUTCOME` when it cannot
   * be known whether it was placed; calling again finds out before it orders. With `payment` it prepares, pays and submits
   * in one go; a payment that is not accepted fails with status 422 and orders nothing. A server makes no second attempt
   * after a timeout: it fails, and the next request should call `findOrder`.
   */
  placeOrder(checkoutId?: string, options?: PlaceOrderOptions): Promise<PlacedOrder>
  /**
   * The order that a checkout of this buyer became; null while it has not been ordered. Changes nothing. Errors: those
   * of {@link CheckoutFeature.load}.
   */
  findOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder | null>
  /** Ends the purchase; succeeds without a checkout. The cart stays. */
  delete(options?: CallOptions): Promise<void>
}

/** Whether the platform no longer has the checkout that this tab remembers. */
const isGone = (error: unknown) =>
  isNotFound(error) || (isResponseError(error) && shouldRestartCheckout(error.status))

/** `active` is for buyers; a guest's cart has a stored id. */
const currentCartId = (client: FeatureContext): string | undefined =>
  valueOf(client.loaded(cartKey).getSnapshot())?.summary.cartId ??
  client.storage.read(guestCartIdEntry) ??
  undefined

function start(
  client: FeatureContext,
  { checkout }: CheckoutPlatform,
  options: StartOptions = {},
): Promise<Checkout> {
  const { cartId = currentCartId(client), ...call } = options
  return updateCheckout(client, () =>
    startCheckout({
      start: () => checkout.start(cartId === undefined ? {} : { cartId }, call),
      load: (checkoutId) => checkout.get(checkoutId, call),
      delete: (checkoutId) => checkout.delete(checkoutId, call),
    }),
  )
}

async function load(
  client: FeatureContext,
  platform: CheckoutPlatform,
  call?: CallOptions,
): Promise<Checkout> {
  const { checkout } = platform
  if (isServer(client)) return await updateCheckout(client, () => checkout.get(activeCheckout, call))
  const checkoutId = activeId(client)
  if (checkoutId === null) return await start(client, platform, call)
  try {
    return await updateCheckout(client, () => checkout.get(checkoutId, call))
  } catch (error) {
    if (!isGone(error)) throw error
    client.storage.remove(activeCheckoutIdEntry)
    return await start(client, platform, call)
  }
}

/** Forgets the checkout, and tells the rest of the page about the order. */
function finish(client: FeatureContext, order: PlacedOrder): void {
  client.storage.remove(activeCheckoutIdEntry)
  client.loaded(checkoutKey).set(null)
  client.events.emit('orderPlaced', order)
  client.events.emit('cartchanged')
  if (client.scope.getSnapshot().userId === undefined) finishForGuest(client)
  else client.use(buyerCart).refresh()
}

/** The browser still has what was ordered, and who ordered it. */
function finishForGuest(client: FeatureContext): void {
  client.loaded(cartKey).set(null)
  if (isServer(client)) return
  client.use(guestDetails).forget()
  forgetSentCart(client).catch((error: unknown) =>
    client.reportFailure(error, 'the guest cart cannot be emptied after the order'),
  )
}

interface Placing {
  readonly checkoutId: string | null | undefined
  readonly options?: PlaceOrderOptions | undefined
}

async function place(
  client: FeatureContext,
  platform: CheckoutPlatform,
  { checkoutId, options = {} }: Placing,
): Promise<PlacedOrder> {
  if (!checkoutId) throw new ShopError('NULL_CHECKOUTID', 'there is no checkout to order from')
  const { payment, pay, ...call } = options
  const payFirst = payment && ((id: string) => payNow(client, platform, { checkoutId: id, payment, call }))
  const payByCaller =
    pay &&
    (async (id: string) =>
      pay(requirePayable(await updateCheckout(client, () => platform.checkout.get(id, call)))))
  const ports = {
    browserStore: client.storage,
    runExclusive: client.use(exclusive),
    now: client.options.clock.now,
    steadyNow: client.use(steadyClock).now,
    // A server cannot wait for the outcome of a lost response.
    platformWorkTimeMs: isServer(client) ? undefined : client.options.platformWorkTimeMs,
    total: currentCheckout(client)?.cartSummary?.grandTotalAmount?.amount,
    onPlaced: (order: PlacedOrder) => finish(client, order),
    calls: {
      pay: payByCaller ?? payFirst,
      place: (id: string) => submitOrder(client, platform, { checkoutId: id, call }),
      getCheckout: (id: string) => platform.checkout.get(id, call),
      listOrders: async () => (await platform.orders.list({}, call)).orderSummaries,
    },
  }
  return await placeOrder(ports, checkoutId)
}

const toFieldList = (fields: CustomFieldValues) =>
  Object.entries(fields).flatMap(([fieldName, value]) => (value === undefined ? [] : [{ fieldName, value }]))

/** The purchase under way: from the cart to the order. */
export function checkout(client: FeatureContext): CheckoutFeature {
  const platform = createCheckoutPlatform(client)
  const withSession = client.use(afterSession)
  followShipTo(client)
  return {
    ...readOnly(client.loaded(checkoutKey)),
    start: withSession((options) => start(client, platform, options)),
    load: withSession((call) => load(client, platform, call)),
    ...createDelivery(client, platform),
    setCustomFields: withSession((fields, call) =>
      updateCheckout(client, () =>
        platform.checkout.change(currentId(client), { customFields: toFieldList(fields) }, call),
      ),
    ),
    ...createPaying(client, platform),
    placeOrder: withSession((checkoutId, options) =>
      place(client, platform, { checkoutId: checkoutId ?? activeId(client), options }),
    ),
    findOrder: withSession(async (checkoutId, call) => {
      const { orderReferenceNumber } = await platform.checkout.get(checkoutId, call)
      return orderReferenceNumber ? { orderReferenceNumber } : null
    }),
    delete: withSession(async (call) => {
      await platform.checkout.delete(currentId(client), call)
      client.storage.remove(activeCheckoutIdEntry)
      client.loaded(checkoutKey).set(null)
    }),
  }
}
