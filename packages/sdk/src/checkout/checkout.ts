import type { ClientCore } from '../client-core'
import type { Checkout, PaymentResult } from '../contract/checkout'
import type { BillingAddressInput, DeliveryAddressInput } from '../contract/checkout-requests'
import type { PlacedOrder } from '../contract/orders'
import { isResponseError, ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'
import type { CheckoutResource, PaymentInput } from './checkout-calls'
import type { OrdersResource } from '../orders/orders'
import { activeCheckout } from '../rules/call/call-defaults'
import { missingDelivery, shouldRestartCheckout } from '../rules/cart/checkout'
import { toShopError, valueOf } from '../state/async-state'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import type { CartSide } from '../cart/cart'
import { payForOrder } from '../orders/order-payment'
import { prepareOrder, submitOrder } from '../orders/order-steps'
import type { Ordering, OrderingPlatform } from '../orders/order-steps'
import { placeOrder } from '../orders/place-order'
import type { SessionSide } from '../session/session'
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

export interface CheckoutSide {
  start(options?: CallOptions): Promise<Checkout>
  load(options?: CallOptions): Promise<Checkout>
  setDeliveryAddress(address: DeliveryAddressChoice, options?: CallOptions): Promise<Checkout>
  setDeliveryMethod(deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  payByPurchaseOrder(payment: PurchaseOrderPayment, options?: CallOptions): Promise<PaymentResult>
  pay(payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  prepare(options?: CallOptions): Promise<void>
  placeOrder(checkoutId?: string, options?: PlaceOrderOptions): Promise<PlacedOrder>
  findOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder | null>
  delete(options?: CallOptions): Promise<void>
}

interface CheckoutPlatform extends OrderingPlatform {
  readonly checkout: CheckoutResource
  readonly orders: Pick<OrdersResource, 'list'>
}

interface Sides {
  readonly platform: CheckoutPlatform
  readonly session: SessionSide
  readonly cart: Pick<CartSide, 'refresh'>
}

const entry = storageEntries.activeCheckoutId

const countryOf = ({ deliveryGroups }: Checkout) =>
  (deliveryGroups.find((group) => group.isDefault) ?? deliveryGroups[0])?.deliveryAddress?.country

const isServer = ({ options }: ClientCore) => options.runtime === 'server'

const activeId = ({ checkout, browserStore }: ClientCore) =>
  valueOf(checkout.getSnapshot())?.checkoutId ?? browserStore.read(entry)

/** A checkout that this tab remembers and the platform does not have any more. */
const isGone = (error: unknown) =>
  isNotFound(error) || (isResponseError(error) && shouldRestartCheckout(error.status))

/** Runs a call that answers with the checkout; the store shows it even when it cannot be gone on with. */
async function keep(
  { checkout, browserStore }: ClientCore,
  { session }: Sides,
  call: () => Promise<Checkout>,
): Promise<Checkout> {
  // The shopper is made out first: a change of shopper would empty the store under a run.
  await session.ensure()
  const answer: { checkout?: Checkout } = {}
  await checkout.run(async () => (answer.checkout = await call()))
  if (answer.checkout) browserStore.write(entry, answer.checkout.checkoutId)
  try {
    return requireCheckout(answer.checkout)
  } catch (error) {
    checkout.fail(toShopError(error), answer.checkout ?? null)
    throw error
  }
}

function start(core: ClientCore, sides: Sides, call?: CallOptions): Promise<Checkout> {
  const { checkout } = sides.platform
  const cartId = valueOf(core.cart.getSnapshot())?.summary.cartId
  return keep(core, sides, () =>
    startCheckout({
      start: () => checkout.start(cartId === undefined ? {} : { cartId }, call),
      load: (checkoutId) => checkout.get(checkoutId, call),
      delete: (checkoutId) => checkout.delete(checkoutId, call),
    }),
  )
}

async function load(core: ClientCore, sides: Sides, call?: CallOptions): Promise<Checkout> {
  const { checkout } = sides.platform
  if (isServer(core)) return await keep(core, sides, () => checkout.get(activeCheckout, call))
  const checkoutId = activeId(core)
  if (checkoutId === null) return await start(core, sides, call)
  try {
    return await keep(core, sides, () => checkout.get(checkoutId, call))
  } catch (error) {
    if (!isGone(error)) throw error
    core.browserStore.remove(entry)
    return await start(core, sides, call)
  }
}

/** [4.checkout-4] */
function finish(core: ClientCore, { cart }: Sides, order: PlacedOrder): void {
  core.browserStore.remove(entry)
  core.checkout.set(null)
  core.events.emit('orderPlaced', order)
  core.events.emit('cartchanged')
  cart.refresh()
}

interface Placing {
  readonly checkoutId: string | null | undefined
  readonly options?: PlaceOrderOptions | undefined
}

async function place(
  core: ClientCore,
  sides: Sides,
  { checkoutId, options = {} }: Placing,
): Promise<PlacedOrder> {
  if (!checkoutId) throw new ShopError('NULL_CHECKOUTID', 'there is no checkout to order from')
  const { platform } = sides
  const { payment, ...call } = options
  const ports = {
    browserStore: core.browserStore,
    runExclusive: core.runExclusive,
    now: core.options.clock.now,
    // A server responds, and keeps nothing in mind after that.
    platformWorkTimeMs: isServer(core) ? undefined : core.options.platformWorkTimeMs,
    total: valueOf(core.checkout.getSnapshot())?.cartSummary?.grandTotalAmount?.amount,
    onPlaced: (order: PlacedOrder) => finish(core, sides, order),
    calls: {
      pay: payment && ((id: string) => payNow(core, sides, { checkoutId: id, payment, call })),
      place: (id: string) => submitOrder(core, platform, { checkoutId: id, call }),
      getCheckout: (id: string) => platform.checkout.get(id, call),
      listOrders: async () => (await platform.orders.list({}, call)).orderSummaries,
    },
  }
  return await placeOrder(ports, checkoutId)
}

interface Paying extends Ordering {
  readonly payment: (checkout: Checkout) => PaymentInput
}

async function payNow(core: ClientCore, sides: Sides, { payment, ...ordering }: Paying): Promise<void> {
  const { checkoutId, call } = ordering
  const input = payment(requirePayable(requireCheckout(await sides.platform.checkout.get(checkoutId, call))))
  await payForOrder({
    prepare: () => prepareOrder(core, sides.platform, ordering),
    pay: () => sides.platform.checkout.pay(checkoutId, input, call),
    canWait: !isServer(core),
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
  core: ClientCore,
  { platform }: Sides,
  { payment, call }: { readonly payment: PaymentInput; readonly call: CallOptions | undefined },
): Promise<PaymentResult> {
  const { checkout } = platform
  const checkoutId = activeId(core) ?? activeCheckout
  requirePayable(valueOf(core.checkout.getSnapshot()) ?? (await checkout.get(checkoutId, call)))
  return await checkout.pay(checkoutId, payment, call)
}

/** The purchase under way: from the cart to the order. */
export function createCheckoutSide(core: ClientCore, sides: Sides): CheckoutSide {
  const { platform } = sides
  const present = () => activeId(core) ?? activeCheckout
  return {
    start: (call) => start(core, sides, call),
    load: (call) => load(core, sides, call),
    setDeliveryAddress: async (address, call) => {
      const input = 'addressId' in address ? { id: address.addressId } : address
      const changed = await keep(core, sides, () =>
        platform.checkout.setDeliveryAddress(present(), input, call),
      )
      const country = countryOf(changed)
      if (country) core.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
      return changed
    },
    setDeliveryMethod: (deliveryMethodId, call) =>
      keep(core, sides, () => platform.checkout.setDeliveryMethod(present(), deliveryMethodId, call)),
    payByPurchaseOrder: ({ purchaseOrderNumber, billingAddress }, call) => {
      const order = { requestType: 'SimplePurchaseOrder', paymentToken: purchaseOrderNumber } as const
      return pay(core, sides, { payment: { ...order, billingAddress }, call })
    },
    pay: (payment, call) => pay(core, sides, { payment, call }),
    prepare: (call) => prepareOrder(core, platform, { checkoutId: present(), call }),
    placeOrder: (checkoutId, options) =>
      place(core, sides, { checkoutId: checkoutId ?? activeId(core), options }),
    findOrder: async (checkoutId, call) => {
      const { orderReferenceNumber } = await platform.checkout.get(checkoutId, call)
      return orderReferenceNumber ? { orderReferenceNumber } : null
    },
    delete: async (call) => {
      await platform.checkout.delete(present(), call)
      core.browserStore.remove(entry)
      core.checkout.set(null)
    },
  }
}
