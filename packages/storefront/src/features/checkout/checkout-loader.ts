import { cart, checkout, storageEntries, vat, vatRates, type Session } from '@cartonnage/sdk'
import { currentCart, isShopError, resolveVatInfo } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import { placedOrdersOf } from '../../app/placed-orders'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'
import { listSaved } from '../addresses/list-saved'
import { loadPlaceNames } from '../addresses/place-names'
import { choiceStoreOf } from './checkout-choice'
import type { CheckoutChoice, KeptChoice } from './checkout-choice'
import { isLeftToBrowser, isNoCart, tellCheckoutFailure } from './checkout-problem'
import type { CheckoutProblem } from './checkout-problem'
import {
  chooseStep,
  firstOpenStep,
  mainGroup,
  readRequestedOrder,
  sameAddress,
  stepPath,
} from './checkout-step'
import type { Checkout } from './checkout-step'
import { findNumberProblem, loadOrderNumberNeed, withoutForeignNumber } from './order-number'
import type { OrderNumberNeed } from './order-number'
import { findRecentOrder } from './recent-order'

/**
 * What the page shows: `finding-out` looks again for an order that was asked for, `waiting` leaves the rest to the browser, `stopped` says what is wrong, `ready` is a step with
 * everything that it needs. A cart that is gone leads to the cart, a placed order to its confirmation.
 */
export async function loadCheckout(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  if (readRequestedOrder(new URL(args.request.url).searchParams, Date.now()) === 'looking') {
    return await lookForOrder(args)
  }
  const opened = await openCheckout(args)
  if ('problem' in opened) return { state: 'stopped' as const, problem: opened.problem }
  if ('isStarted' in opened) return { state: 'waiting' as const, isStarted: opened.isStarted }
  try {
    return await loadStep(args, { buyer, checkout: opened.checkout })
  } catch (error) {
    // The cart is being calculated: a server does not wait for it.
    if (isLeftToBrowser(error)) return { state: 'waiting' as const, isStarted: true }
    // What was chosen cannot be read: another try may.
    if (!isShopError(error, 'NETWORK')) throw error
    return { state: 'stopped' as const, ...(await toProblem(error, args)) }
  }
}

type Opened =
  | { readonly checkout: Checkout }
  | { readonly problem: CheckoutProblem }
  /** Only the browser may wait; whether there is something to wait for, or a start to be made. */
  | { readonly isStarted: boolean }

async function openCheckout(args: PageLoaderArgs): Promise<Opened> {
  const { signal } = args.request
  try {
    const opened = await shopOf(args).use(checkout).load({ signal })
    return { checkout: await settleOrder(args, opened) }
  } catch (error) {
    if (isShopError(error, 'SSR_FAST_CHECKOUT')) await leaveWhenComingBack(args)
    if (isLeftToBrowser(error)) return { isStarted: isShopError(error, 'SSR_NO_POLLING') }
    if (isNoCart(error)) return await leaveWithoutCart(args)
    return await toProblem(error, args)
  }
}

/** Where nothing is kept any more, the order was found in another tab. */
async function lookForOrder(args: PageLoaderArgs) {
  if ((await choiceStoreOf(args).read()) === undefined) throw redirect(paths.orders(), 303)
  await leaveWhenOrdered(args)
  return { state: 'finding-out' as const }
}

/** Somebody may come back who left while the order was on its way. Who has a cart again means another order. */
async function leaveWhenComingBack(args: PageLoaderArgs): Promise<void> {
  if ((await choiceStoreOf(args).read()) === undefined) return
  const { signal } = args.request
  const current = await shopOf(args)
    .use(cart)
    .load({ signal })
    .catch(() => undefined)
  if (current === null || current?.items.length === 0) await leaveWhenOrdered(args)
}

/** Leads to the confirmation when the checkout for which the kept choice was made has become an order. */
async function leaveWhenOrdered(args: PageLoaderArgs): Promise<void> {
  const choices = choiceStoreOf(args)
  const kept = await choices.read()
  if (kept === undefined) return
  const { signal } = args.request
  const order = await shopOf(args)
    .use(checkout)
    .findOrder(kept.checkoutId, { signal })
    .catch((error: unknown) => {
      if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
      // Not known yet: the next look may tell.
      return null
    })
  if (order === null) return
  choices.forget()
  throw toConfirmation(args, order)
}

async function toProblem(
  error: unknown,
  args: PageLoaderArgs,
): Promise<{ readonly problem: CheckoutProblem }> {
  return { problem: await tellCheckoutFailure(error, { shop: shopOf(args), url: args.request.url }) }
}

/**
 * Without a cart: to the confirmation of the order that this browser placed just now, or else to the cart's page.
 * Asking for an order again whose outcome nobody has seen finds out about it.
 */
async function leaveWithoutCart(args: PageLoaderArgs) {
  const { use, storage } = shopOf(args)
  const placed = findRecentOrder(storage.read(storageEntries.orderLatches), Date.now())
  if (placed === undefined) throw redirect(paths.cart(currentCart), 303)
  const { placeOrder } = use(checkout)
  const order = await placeOrder(placed.checkoutId).catch((error: unknown) => toProblem(error, args))
  if ('problem' in order) return order
  throw toConfirmation(args, order)
}

/**
 * A checkout that has an order number was placed: after a reload in the middle of ordering, or in another tab.
 * Asking for its order again gives that very number, and lets the client forget the checkout.
 */
async function settleOrder(args: PageLoaderArgs, opened: Checkout): Promise<Checkout> {
  if (!opened.orderReferenceNumber) return opened
  const order = await shopOf(args).use(checkout).placeOrder(opened.checkoutId)
  choiceStoreOf(args).forget()
  throw toConfirmation(args, order)
}

function toConfirmation(args: PageLoaderArgs, order: { readonly orderReferenceNumber: string }): Response {
  placedOrdersOf(args).keep(order.orderReferenceNumber)
  return redirect(paths.orderConfirmation(order.orderReferenceNumber), 303)
}

interface OpenedFor {
  readonly buyer: Session
  readonly checkout: Checkout
}

async function loadStep(args: PageLoaderArgs, { buyer, checkout: opened }: OpenedFor) {
  const shop = shopOf(args)
  const { use } = shop
  const { signal } = args.request
  const [shippingAddresses, billingAddresses, shopperCart, rates, orderNumber, kept] = await Promise.all([
    listSaved(shop, { kind: 'Shipping', isDeliverable: true, signal }),
    listSaved(shop, { kind: 'Billing', isDeliverable: true, signal }),
    use(cart).load({ signal }),
    use(vatRates)
      .load({ signal })
      .catch(() => []),
    loadOrderNumberNeed(shop, buyer, signal),
    choiceStoreOf(args).read(),
  ])
  const choice = readChoice(kept, { opened, billingAddresses, orderNumber })
  const requested = new URL(args.request.url).searchParams.get('step')
  const step = chooseStep(
    requested,
    firstOpenStep(opened, { shop: shop.shop, isPaymentChosen: choice !== null }),
  )
  if (step !== requested) throw redirect(stepPath(step), 303)
  const current = use(vat).getSnapshot()
  const countryCode = mainGroup(opened)?.deliveryAddress?.country ?? current.countryCode
  // An invoice may go anywhere.
  const locations = await loadPlaceNames(shop, billingAddresses, signal)
  return {
    state: 'ready' as const,
    step,
    checkout: opened,
    shippingAddresses,
    billingAddresses,
    locations,
    /** What was chosen at the payment step; null until then. */
    choice,
    orderNumber,
    items: shopperCart?.items ?? [],
    /** Country of delivery. */
    countryCode,
    /** Its rate, as a fraction. */
    vatRate: resolveVatInfo(rates, countryCode)?.vatRate ?? current.vatRate,
  }
}

interface ChoiceAttributes {
  readonly opened: Checkout
  readonly billingAddresses: readonly { readonly addressId: string | null }[]
  readonly orderNumber: OrderNumberNeed
}

/** The choice where it is this checkout's and still holds; anybody else's counts as absent. */
function readChoice(
  kept: KeptChoice | undefined,
  { opened, billingAddresses, orderNumber }: ChoiceAttributes,
): CheckoutChoice | null {
  if (kept?.checkoutId !== opened.checkoutId) return null
  const { billing, purchaseOrderNumber } = kept
  if (billing !== sameAddress && !billingAddresses.some(({ addressId }) => addressId === billing)) return null
  const choice = withoutForeignNumber({ billing, purchaseOrderNumber }, orderNumber)
  return findNumberProblem(choice, orderNumber) === undefined ? choice : null
}
