import { checkout, vatRates } from '@cartonnage/sdk'
import type { Client, DeliveryAddressChoice, PaymentInput, Session } from '@cartonnage/sdk'
import { currentCart, isShopError, vatIdField } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { formWorkContext } from '../../shell/form-work'
import type { FormWork } from '../../shell/form-work'
import { paths } from '../../shell/paths'
import { placedOrdersOf } from '../../shell/placed-orders'
import type { PlacedOrders } from '../../shell/placed-orders'
import { requireBuyer } from '../../shell/require-buyer'
import { shopOf } from '../../shell/shop-context'
import type { PageActionArgs } from '../../shell/shop-context'
import { readIntent } from '../../forms/read-intent'
import { readForm } from '../../forms/read-form'
import { billingAddressPath } from '../addresses/address-origin'
import { listSavedAddresses } from '../addresses/list-saved-addresses'
import type { RefusedAddress } from '../addresses/read-address'
import type { Address } from '../addresses/saved-address'
import { keepAddressDraft } from '../addresses/keep-address-draft'
import { choiceStoreOf } from './checkout-choice'
import type { CheckoutChoice, CheckoutChoiceStore } from './checkout-choice'
import type { CheckoutFieldProblems } from './checkout-fields'
import { addressChoiceSchema, methodChoiceSchema, paymentSchema, toChoice } from './checkout-forms'
import { ignoreWhenDeferred, isNoAddress, isNoCart, loadCheckoutFailure } from './checkout-problem'
import type { CheckoutProblem } from './checkout-problem'
import {
  currentAddress,
  findingOutPath,
  mainGroup,
  outdatedReviewPath,
  sameAddress,
  stepPath,
  toNewAddress,
} from './checkout-step'
import type { Checkout } from './checkout-step'
import { enterAddress } from './enter-address'
import { findInvoice, toBillingAddress } from './invoice'
import { makeSingleChoices } from './make-single-choices'
import { loadOrderNumberNeed } from './order-number'
import { requireReviewed, ReviewOutdated } from './reviewed-order'

/** Why a form of the checkout was refused, with everything that was entered. */
export interface CheckoutResponse {
  /** What is wrong, other than with a field. */
  readonly problem?: CheckoutProblem
  readonly problems?: CheckoutFieldProblems
  /** What was entered at the payment step. */
  readonly entered?: CheckoutChoice
  readonly address?: RefusedAddress
}

const checkoutIntents = ['start', 'address', 'enter-address', 'delivery', 'payment', 'order'] as const
type CheckoutIntent = (typeof checkoutIntents)[number]

/** Handles the forms of the checkout, with and without scripts: each redirects to the next step. */
export async function continueCheckout(args: PageActionArgs) {
  const form = await args.request.formData()
  const intent = readIntent(form, checkoutIntents)
  const run = () => runIntent(args, intent, form)
  return intent === 'enter-address'
    ? await keepAddressDraft(args, { form, now: Date.now() }, run)
    : await run()
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
  /** The URL of the form. */
  readonly url: string
  readonly work: FormWork | null
}

type Run = (shop: Client, form: FormData, visitor: Visitor) => Promise<Response | ReturnType<typeof refuse>>

const runs: Readonly<Record<CheckoutIntent, Run>> = {
  start: async ({ use }) => {
    await use(checkout).start().catch(ignoreWhenDeferred)
    return redirect(stepPath('address'), 303)
  },
  address: (shop, form, visitor) => {
    const reading = readForm(form, addressChoiceSchema)
    if (!reading.isValid) return Promise.resolve(refuse({ problems: reading.problems }))
    const { addressId } = reading.values
    // The address that only this checkout has stays as it is.
    if (addressId === currentAddress) return Promise.resolve(redirect(stepPath('delivery'), 303))
    return deliverTo(shop, { addressId }, visitor)
  },
  'enter-address': async (shop, form, visitor) => {
    const entered = await enterAddress(shop, form, visitor.url)
    if ('choice' in entered) return deliverTo(shop, entered.choice, visitor)
    return refuse({ address: entered.refused })
  },
  delivery: async ({ use }, form) => {
    const reading = readForm(form, methodChoiceSchema)
    if (!reading.isValid) return refuse({ problems: reading.problems })
    const { methodId, currentId } = reading.values
    // Choosing the same method again would make the platform recalculate.
    if (methodId === currentId) return redirect(stepPath('payment'), 303)
    const changed = await use(checkout).setDeliveryMethod(methodId).catch(ignoreWhenDeferred)
    return refuseInvalid(changed) ?? redirect(stepPath('payment'), 303)
  },
  payment: choosePayment,
  order,
}

async function deliverTo(shop: Client, choice: DeliveryAddressChoice, visitor: Visitor) {
  // The country of the address may change the region, and that needs the VAT rates.
  const { load } = shop.use(vatRates)
  await load().catch(() => [])
  const changed = await shop.use(checkout).setDeliveryAddress(choice).catch(ignoreWhenDeferred)
  if (changed === undefined) return redirect(stepPath('delivery'), 303)
  return refuseInvalid(changed) ?? redirect(stepPath(await makeSingleChoices(shop, changed, visitor)), 303)
}

/** Saves the choice and continues, to the review or to a new billing address; the platform gets it with the order. */
async function choosePayment(shop: Client, form: FormData, { buyer, choices, url }: Visitor) {
  const need = await loadOrderNumberNeed(shop, buyer)
  const reading = readForm(form, paymentSchema(need))
  const entered = toChoice(reading.entered, need)
  if (!reading.isValid) return refuse({ problems: reading.problems, entered })
  const { checkoutId, next } = reading.values
  try {
    const isSaved = await choices.save({ checkoutId, ...entered })
    if (!isSaved) return refuse({ problem: 'refused', entered })
    return redirect(next === toNewAddress ? billingAddressPath() : stepPath('review'), 303)
  } catch (error) {
    return refuse({ problem: await loadCheckoutFailure(error, { shop, url }), entered })
  }
}

/**
 * Pays and orders what the review showed: the form contains the choice, whatever another tab has chosen since. Where
 * items, address or total have changed, it leads back to the review. A server that does not know the outcome in time
 * leads to a page that finds it out.
 * No signal: leaving the page does not cancel an order.
 */
async function order(shop: Client, form: FormData, { buyer, choices, placed, work }: Visitor) {
  const need = await loadOrderNumberNeed(shop, buyer)
  const reading = readForm(form, paymentSchema(need))
  if (!reading.isValid) return refuse({ problem: 'incomplete' })
  const { checkoutId, reviewed } = reading.values
  const choice = toChoice(reading.values, need)
  const saved = await listForInvoice(shop, { choice, buyer })
  const isGone =
    choice.billing !== sameAddress && !saved.some(({ addressId }) => addressId === choice.billing)
  if (isGone) return refuse({ problem: 'incomplete' })
  const placing = shop.use(checkout).placeOrder(checkoutId, {
    payment: (current) => toPayment(requireReviewed(current, reviewed), { choice, saved }),
  })
  const ordered = await (work === null ? placing : untilResponse(placing, work))
  if (ordered === undefined) return redirect(findingOutPath(Date.now()), 303)
  choices.clear()
  placed.add(ordered.orderReferenceNumber)
  return redirect(paths.orderConfirmation(ordered.orderReferenceNumber), 303)
}

/** The order; undefined while its outcome is unknown. */
async function untilResponse<Order extends object>(placing: Promise<Order>, work: FormWork) {
  try {
    return await work.within(placing)
  } catch (error) {
    if (isShopError(error, 'UNKNOWN_OUTCOME')) return undefined
    throw error
  }
}

interface PaymentSource {
  readonly choice: CheckoutChoice
  readonly saved: readonly Address[]
}

/**
 * The platform requires an order number: without one of the buyer's own it is the checkout's id. Its addresses have no
 * VAT id: that is in the payment's data.
 */
function toPayment(current: Checkout, { choice, saved }: PaymentSource): PaymentInput {
  const { billing, purchaseOrderNumber } = choice
  const invoice = findInvoice({ billing, delivery: mainGroup(current)?.deliveryAddress, saved })
  return {
    requestType: 'SimplePurchaseOrder',
    paymentToken: purchaseOrderNumber || current.checkoutId,
    billingAddress: toBillingAddress(invoice?.address),
    ...(invoice?.vatId ? { paymentsData: { [vatIdField]: invoice.vatId } } : {}),
  }
}

interface InvoiceSource {
  readonly choice: CheckoutChoice
  readonly buyer: Session
}

/** The saved addresses that may be the invoice's; a private buyer has no VAT id to look up. */
function listForInvoice(
  shop: Client,
  { choice, buyer }: InvoiceSource,
): Promise<readonly Address[]> | readonly Address[] {
  if (choice.billing !== sameAddress)
    return listSavedAddresses(shop, { kind: 'Billing', isDeliverable: true })
  return buyer.userType === 'business'
    ? listSavedAddresses(shop, { kind: 'Shipping', isDeliverable: true })
    : []
}

async function guard<T>(args: PageActionArgs, run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    if (isNoCart(error)) return redirect(paths.cart(currentCart), 303)
    if (error instanceof ReviewOutdated) return redirect(outdatedReviewPath(), 303)
    if (isNoAddress(error)) return refuse({ problem: 'address-gone' })
    const location = { shop: shopOf(args), url: args.request.url }
    return refuse({ problem: await loadCheckoutFailure(error, location) })
  }
}

const refuse = (response: CheckoutResponse) => data(response, { status: 422 })

/** A checkout that is ready but has errors, for example with an address outside the shop's countries. */
const refuseInvalid = (changed: Checkout | undefined) =>
  changed !== undefined && changed.errors.length > 0 ? refuse({ problem: 'refused' }) : undefined
