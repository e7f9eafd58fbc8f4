import {
  checkout,
  vatRates,
  type Client,
  type DeliveryAddressChoice,
  type PaymentInput,
  type Session,
} from '@cartonnage/sdk'
import { currentCart, isShopError, vatIdField } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { FormWork } from '../../app/form-work'
import { formWorkContext } from '../../app/form-work'
import { placedOrdersOf } from '../../app/placed-orders'
import type { PlacedOrders } from '../../app/placed-orders'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'
import { listSaved } from '../addresses/list-saved'
import { readIntent } from '../../forms/read-intent'
import { textOf } from '../../forms/text-of'
import { billingAddressPath } from '../addresses/address-origin'
import type { RefusedAddress } from '../addresses/read-address'
import type { Address } from '../addresses/saved-address'
import { keepTypedAddress } from '../addresses/typed-address'
import { toBillingAddress } from './billing-address'
import { choiceStoreOf } from './checkout-choice'
import type { CheckoutChoice, CheckoutChoiceStore } from './checkout-choice'
import { ignoreWhenLeft, isNoAddress, isNoCart, tellCheckoutFailure } from './checkout-problem'
import type { CheckoutProblem } from './checkout-problem'
import {
  findingOutPath,
  mainGroup,
  outdatedReviewPath,
  currentAddress,
  sameAddress,
  stepPath,
  toNewAddress,
} from './checkout-step'
import type { Checkout } from './checkout-step'
import { enterAddress } from './enter-address'
import { findInvoice } from './invoice'
import { makeSingleChoices } from './make-single-choices'
import { findNumberProblem, loadOrderNumberNeed, withoutForeignNumber } from './order-number'
import { requireReviewed, ReviewOutdated } from './reviewed-order'

/** What a form of the checkout met; nothing of what was typed is lost. */
export interface CheckoutResponse {
  readonly problem: CheckoutProblem
  readonly purchaseOrderNumber?: string
  readonly billing?: string
  readonly address?: RefusedAddress
}

const checkoutIntents = ['start', 'address', 'enter-address', 'delivery', 'payment', 'order'] as const
type CheckoutIntent = (typeof checkoutIntents)[number]

/** The forms of the checkout, the same with and without scripts: each does its part and leads to the next step. */
export async function goOn(args: PageActionArgs) {
  const form = await args.request.formData()
  const intent = readIntent(form, checkoutIntents)
  const goOnWith = () => runIntent(args, intent, form)
  return intent === 'enter-address'
    ? await keepTypedAddress(args, { form, now: Date.now() }, goOnWith)
    : await goOnWith()
}

async function runIntent(args: PageActionArgs, intent: CheckoutIntent | undefined, form: FormData) {
  const buyer = await requireBuyer(args)
  if (intent === undefined) return refuse({ problem: 'refused' })
  const visitor = {
    buyer,
    choices: choiceStoreOf(args),
    placed: placedOrdersOf(args),
    url: args.request.url,
    work: args.context.get(formWorkContext),
  }
  return await guard(args, () => runs[intent](shopOf(args), form, visitor))
}

interface Visitor {
  readonly buyer: Session
  readonly choices: CheckoutChoiceStore
  readonly placed: PlacedOrders
  /** The address of the form. */
  readonly url: string
  readonly work: FormWork | null
}

type Run = (shop: Client, form: FormData, visitor: Visitor) => Promise<Response | ReturnType<typeof refuse>>

const runs: Readonly<Record<CheckoutIntent, Run>> = {
  start: async ({ use }) => {
    await use(checkout).start().catch(ignoreWhenLeft)
    return redirect(stepPath('address'), 303)
  },
  address: (shop, form, visitor) => {
    const addressId = textOf(form, 'addressId')
    if (addressId === '') return Promise.resolve(refuse({ problem: 'address-missing' }))
    // The address of this checkout alone stays as it is.
    if (addressId === currentAddress) return Promise.resolve(redirect(stepPath('delivery'), 303))
    return deliverTo(shop, { addressId }, visitor)
  },
  'enter-address': async (shop, form, visitor) => {
    const entered = await enterAddress(shop, form, visitor.url)
    if ('choice' in entered) return deliverTo(shop, entered.choice, visitor)
    return refuse({ problem: 'address-form', address: entered.refused })
  },
  delivery: async ({ use }, form) => {
    const methodId = textOf(form, 'methodId')
    if (methodId === '') return refuse({ problem: 'method-missing' })
    // Choosing the method anew would have the platform calculate once more.
    if (methodId === textOf(form, 'present')) return redirect(stepPath('payment'), 303)
    const changed = await use(checkout).setDeliveryMethod(methodId).catch(ignoreWhenLeft)
    return refuseWrong(changed) ?? redirect(stepPath('payment'), 303)
  },
  payment: choosePayment,
  order,
}

async function deliverTo(shop: Client, choice: DeliveryAddressChoice, visitor: Visitor) {
  // The country of the address may change the region, and that needs the rates [4.selected-country-header-4].
  const { load } = shop.use(vatRates)
  await load().catch(() => [])
  const changed = await shop.use(checkout).setDeliveryAddress(choice).catch(ignoreWhenLeft)
  if (changed === undefined) return redirect(stepPath('delivery'), 303)
  return refuseWrong(changed) ?? redirect(stepPath(await makeSingleChoices(shop, changed, visitor)), 303)
}

/**
 * Keeps what was chosen and goes on, to the review or to a new billing address; the platform hears of it with the
 * order. A number that is still missing keeps nobody from entering an address.
 */
async function choosePayment(shop: Client, form: FormData, { buyer, choices, url }: Visitor) {
  const need = await loadOrderNumberNeed(shop, buyer)
  const choice = withoutForeignNumber(choiceOf(form), need)
  const isToAddress = textOf(form, 'next') === toNewAddress
  const numberProblem = findNumberProblem(choice, need)
  if (numberProblem !== undefined && !(isToAddress && numberProblem === 'number-missing')) {
    return refuse({ problem: numberProblem, ...choice })
  }
  try {
    const isKept = await choices.keep({ checkoutId: textOf(form, 'checkoutId'), ...choice })
    if (!isKept) return refuse({ problem: 'refused', ...choice })
    return redirect(isToAddress ? billingAddressPath() : stepPath('review'), 303)
  } catch (error) {
    return refuse({ problem: await tellCheckoutFailure(error, { shop, url }), ...choice })
  }
}

/**
 * Prepares, pays and orders what the review showed: the form carries the choice, whatever another tab chose since. Where
 * goods, address or sum are not the same any more, it leads back to the review. A server that cannot say yet what became
 * of the order leads to a page that finds out.
 * No signal: an order that was asked for is not taken back by leaving the page.
 */
async function order(shop: Client, form: FormData, { buyer, choices, placed, work }: Visitor) {
  const need = await loadOrderNumberNeed(shop, buyer)
  const choice = withoutForeignNumber(choiceOf(form), need)
  const saved = await listForInvoice(shop, { choice, buyer })
  const isGone =
    choice.billing !== sameAddress && !saved.some(({ addressId }) => addressId === choice.billing)
  if (isGone || findNumberProblem(choice, need)) return refuse({ problem: 'incomplete' })
  const placing = shop.use(checkout).placeOrder(textOf(form, 'checkoutId'), {
    payment: (current) => toPayment(requireReviewed(current, textOf(form, 'reviewed')), { choice, saved }),
  })
  const ordered = await (work === null ? placing : untilResponse(placing, work))
  if (ordered === undefined) return redirect(findingOutPath(Date.now()), 303)
  choices.forget()
  placed.keep(ordered.orderReferenceNumber)
  return redirect(paths.orderConfirmation(ordered.orderReferenceNumber), 303)
}

/** The order; undefined while nobody can say what became of it. */
async function untilResponse<Order extends object>(placing: Promise<Order>, work: FormWork) {
  try {
    return await work.within(placing)
  } catch (error) {
    if (isShopError(error, 'UNKNOWN_OUTCOME')) return undefined
    throw error
  }
}

interface Paying {
  readonly choice: CheckoutChoice
  readonly saved: readonly Address[]
}

/**
 * The platform takes no purchase order without a number: without one of the buyer's own it is the checkout's id. Of an
 * address it takes no VAT id: that is data of the payment.
 */
function toPayment(current: Checkout, { choice, saved }: Paying): PaymentInput {
  const { billing, purchaseOrderNumber } = choice
  const invoice = findInvoice({ billing, delivery: mainGroup(current)?.deliveryAddress, saved })
  return {
    requestType: 'SimplePurchaseOrder',
    paymentToken: purchaseOrderNumber || current.checkoutId,
    billingAddress: toBillingAddress(invoice?.address),
    ...(invoice?.vatId ? { paymentsData: { [vatIdField]: invoice.vatId } } : {}),
  }
}

interface Invoicing {
  readonly choice: CheckoutChoice
  readonly buyer: Session
}

/** The saved addresses among which the invoice's is; a private buyer's has no VAT id to look for. */
function listForInvoice(
  shop: Client,
  { choice, buyer }: Invoicing,
): Promise<readonly Address[]> | readonly Address[] {
  if (choice.billing !== sameAddress) return listSaved(shop, { kind: 'Billing', isDeliverable: true })
  return buyer.userType === 'business' ? listSaved(shop, { kind: 'Shipping', isDeliverable: true }) : []
}

/** What a form of the payment step or of the review says; characters that nobody types count as blanks. */
const choiceOf = (form: FormData): CheckoutChoice => ({
  billing: textOf(form, 'billing') || sameAddress,
  purchaseOrderNumber: textOf(form, 'purchaseOrderNumber')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim(),
})

async function guard<T>(args: PageActionArgs, run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    if (isNoCart(error)) return redirect(paths.cart(currentCart), 303)
    if (error instanceof ReviewOutdated) return redirect(outdatedReviewPath(), 303)
    if (isNoAddress(error)) return refuse({ problem: 'address-gone' })
    const location = { shop: shopOf(args), url: args.request.url }
    return refuse({ problem: await tellCheckoutFailure(error, location) })
  }
}

const refuse = (response: CheckoutResponse) => data(response, { status: 422 })

/** A checkout that is ready but wrong, for example with an address outside the shop's countries. */
const refuseWrong = (changed: Checkout | undefined) =>
  changed !== undefined && changed.errors.length > 0 ? refuse({ problem: 'refused' }) : undefined
