import { vat } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { paymentProcedures } from '@cartonnage/sdk/rules'
import { data as dataWith, redirect } from 'react-router-dom'
import { loadHolidayPlaces } from '../../../shell/holiday-places'
import { requireShopper } from '../../../shell/data/require-buyer'
import { loadReservedCheckout } from '../../../shared/cart/data/reserved-checkout'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { listSavedAddresses } from '../../../shared/addresses/data/list-saved-addresses'
import { loadPlaceNames } from '../../../shared/addresses/data/load-place-names'
import { loadSupply } from '../../../shared/delivery/data/load-supply'
import { itemsAsAdded } from '../../../shared/lines/cart-item'
import { canSplit } from './can-split'
import { choiceStoreOf } from '../checkout-choice'
import type { CheckoutChoice, SavedChoice } from '../checkout-choice'
import { isDeferredToBrowser, isNoCart } from '../checkout-problem'
import type { CheckoutProblem } from '../checkout-problem'
import {
  chooseStep,
  deliveredGroups,
  deliveryAddresses,
  firstOpenStep,
  mainGroup,
  readRequestedOrder,
  sameAddress,
  stepPath,
} from '../checkout-step'
import type { Checkout } from '../checkout-step'
import {
  leaveWhenComingBack,
  leaveWhenPlaced,
  leaveWithoutGuestCart,
  leaveWithoutCart,
  lookForOrder,
  toProblem,
} from './leave-checkout'
import { enteredBillingOf } from '../entered-billing'
import { loadShopperCart } from './load-shopper-cart'
import { needsPhone } from './needs-phone'
import { findNumberProblem, withAllowedNumber } from './order-number'
import { loadPaymentOptions } from './payment-options'
import type { PaymentOptions } from './payment-options'
import { findPaymentToken } from '../payment-token'

/** Has the browser reload the page, with and without scripts, until the outcome of an order is known. */
export async function loadCheckoutPage(args: PageLoaderArgs) {
  const loaded = await loadCheckout(args)
  return loaded.state === 'finding-out' ? dataWith(loaded, { headers: { Refresh: '4' } }) : loaded
}

/**
 * The state of the page: `finding-out` polls for the outcome of an order, `waiting` leaves the rest to the browser,
 * `stopped` has a problem, `ready` is a step with its data. A missing cart redirects to the cart, a placed order to its
 * confirmation.
 */
export async function loadCheckout(args: PageLoaderArgs) {
  const buyer = await requireShopper(args)
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
    if (isDeferredToBrowser(error)) return { state: 'waiting' as const, isStarted: true }
    // The choice could not be read: the visitor may try again.
    if (!isShopError(error, 'NETWORK')) throw error
    return { state: 'stopped' as const, ...(await toProblem(error, args)) }
  }
}

type Opened =
  | { readonly checkout: Checkout }
  | { readonly problem: CheckoutProblem }
  /** Left to the browser: to wait for the started checkout, or to start one. */
  | { readonly isStarted: boolean }

async function openCheckout(args: PageLoaderArgs): Promise<Opened> {
  const { signal } = args.request
  try {
    const opened = await loadReservedCheckout(shopOf(args), { signal })
    return { checkout: await leaveWhenPlaced(args, opened) }
  } catch (error) {
    if (isShopError(error, 'SSR_FAST_CHECKOUT')) {
      await leaveWhenComingBack(args)
      await leaveWithoutGuestCart(args)
    }
    if (isDeferredToBrowser(error)) return { isStarted: isShopError(error, 'SSR_NO_POLLING') }
    if (isNoCart(error)) return await leaveWithoutCart(args)
    return await toProblem(error, args)
  }
}

interface StepContext {
  readonly buyer: Session
  readonly checkout: Checkout
}

async function loadStep(args: PageLoaderArgs, { buyer, checkout: opened }: StepContext) {
  const client = shopOf(args)
  const { use } = client
  const { signal } = args.request
  const [shippingAddresses, savedBilling, shopperCart, payment, saved, supply, splits, places] =
    await Promise.all([
      listSavedAddresses(client, { kind: 'Shipping', isDeliverable: true, signal }),
      listSavedAddresses(client, { kind: 'Billing', isDeliverable: true, signal }),
      loadShopperCart(client, { signal }),
      loadPaymentOptions(client, { checkout: opened, shopper: buyer, signal }),
      choiceStoreOf(args).read(),
      loadSupply(client, buyer, signal),
      canSplit(client, signal),
      loadHolidayPlaces(args, deliveryAddresses(opened)),
    ])
  const billingAddresses = buyer.isGuest ? enteredBillingOf(saved) : savedBilling
  const choice = readChoice(saved, { opened, billingAddresses, payment })
  const requested = new URL(args.request.url).searchParams.get('step')
  const open = firstOpenStep(opened, {
    shop: client.shop,
    isPaymentChosen: isChosen(choice, { shop: client, opened }),
  })
  const step = chooseStep(requested, lacksContact(buyer, opened) ? 'address' : open)
  if (step !== requested) throw redirect(stepPath(step), 303)
  const items = itemsAsAdded(shopperCart?.items ?? [])
  const current = use(vat).getSnapshot()
  const countryCode = mainGroup(opened)?.deliveryAddress?.country ?? current.countryCode
  const { vatId, rateTo, isIntraCommunity } = supply
  const groups = deliveredGroups(opened).flatMap(({ id, deliveryAddress: address }) =>
    address?.country ? [{ id, country: address.country }] : [],
  )
  // An invoice may go anywhere.
  const locations = await loadPlaceNames(client, billingAddresses, signal)
  return {
    state: 'ready' as const,
    step,
    checkout: opened,
    shippingAddresses,
    billingAddresses,
    locations,
    /** The choice at the payment step; null until then. */
    choice,
    payment,
    items,
    coupons: shopperCart?.coupons ?? [],
    /** What each coupon takes off. */
    promotions: shopperCart?.promotions ?? [],
    /** The order of a guest, who has no saved addresses. */
    isGuest: buyer.isGuest,
    /** The carrier calls before the delivery. */
    needsPhone: needsPhone(items),
    /** Country of delivery. */
    countryCode,
    /** Its rate, as a fraction. */
    vatRate: rateTo(countryCode),
    /** VAT rates by the id of the delivery group, fractions. */
    groupRates: Object.fromEntries(groups.map(({ id, country }) => [id, rateTo(country)])),
    shop: client.shop,
    /** The shop delivers to several addresses. */
    canSplit: splits,
    /** Whose public holidays count at the addresses. */
    places,
    /** Of the account that is bought for; null without one. */
    vatId,
    /** Goods go tax-free to a business in another member state. */
    isIntraCommunity: groups.some(({ country }) => isIntraCommunity(country)),
  }
}

/** The confirmation of a guest's order goes to the address that they enter. */
const lacksContact = ({ isGuest }: Session, { contactInfo }: Checkout): boolean =>
  isGuest && !contactInfo?.email

interface ChoiceContext {
  readonly opened: Checkout
  readonly billingAddresses: readonly { readonly addressId: string | null }[]
  readonly payment: PaymentOptions
}

/** The choice, where it is this checkout's and still valid. */
function readChoice(
  saved: SavedChoice | undefined,
  { opened, billingAddresses, payment: { methods, number } }: ChoiceContext,
): CheckoutChoice | null {
  if (saved?.checkoutId !== opened.checkoutId) return null
  const { method, billing, billingAddress, purchaseOrderNumber } = saved
  if (!methods.includes(method)) return null
  if (billing !== sameAddress && !billingAddresses.some(({ addressId }) => addressId === billing)) return null
  const choice = withAllowedNumber({ method, billing, billingAddress, purchaseOrderNumber }, number)
  return findNumberProblem(choice, number) === undefined ? choice : null
}

interface ChosenContext {
  readonly shop: Client
  readonly opened: Checkout
}

/** What the shopper entered in the provider's frame is gone when the page was loaded anew: they enter it again. */
function isChosen(choice: CheckoutChoice | null, { shop, opened: { checkoutId } }: ChosenContext): boolean {
  if (choice === null) return false
  const { method } = choice
  return (
    paymentProcedures[method].needs !== 'fields' ||
    findPaymentToken(shop, { checkoutId, method }) !== undefined
  )
}

/** The loader's data for a step. */
export type StepData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { readonly state: 'ready' }>
