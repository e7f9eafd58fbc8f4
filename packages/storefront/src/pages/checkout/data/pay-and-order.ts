import { checkout } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { redirect } from 'react-router-dom'
import { readForm } from '../../../forms/reading/read-form'
import type { FormWork } from '../../../shell/form-work'
import { paths } from '../../../shell/paths'
import { shopSettings } from '../../../shell/shop-settings'
import { allMethods, paymentSchema, toChoice } from './checkout-forms'
import { refuse } from './checkout-run'
import type { Visitor } from './checkout-run'
import { failedPaymentPath, findingOutPath, sameAddress } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import type { CheckoutChoice } from '../checkout-choice'
import { requireDesiredDates } from './desired-date-check'
import { enteredAddress } from '../entered-billing'
import { loadOrderNumberNeed } from './order-number'
import { PaymentElsewhere, payForOrder, PaymentInvalid, PaymentRefused } from './pay-for-order'
import { listForInvoice, toPayment } from './to-payment'
import type { PaymentSource } from './to-payment'
import { loadPaymentOptions } from './payment-options'
import { dropPaymentToken, movePaymentToken } from '../payment-token'
import { restartCheckout } from './restart-checkout'
import { requireReviewed } from '../reviewed-order'

/**
 * Pays and orders what the review showed: the form contains the choice, whatever another tab has chosen since. Where
 * items, address or total have changed, it leads back to the review, and to the delivery step where a requested day has
 * passed; where the shopper has to confirm the payment, to the provider; where it was not accepted, to the payment step. A
 * server that does not know the outcome in time leads to a page that finds it out.
 * No signal: leaving the page does not cancel an order.
 */
export async function payAndOrder(shop: Client, form: FormData, visitor: Visitor) {
  const { buyer, work, url } = visitor
  const needs = { number: await loadOrderNumberNeed(shop, buyer), methods: allMethods }
  const reading = readForm(form, paymentSchema(needs))
  if (!reading.isValid) return refuse({ problem: 'incomplete' })
  const { checkoutId, reviewed } = reading.values
  const choice = await withEntered(toChoice(reading.values, needs), visitor)
  const saved = await listForInvoice(shop, { choice, buyer })
  const isGone =
    choice.billing !== sameAddress && !saved.some(({ addressId }) => addressId === choice.billing)
  if (isGone) return refuse({ problem: 'incomplete' })
  const source = { shop, choice, saved, url }
  return await goOn(() => untilResponse(placeReviewed(source, { visitor, checkoutId, reviewed }), work), {
    visitor,
    source,
  })
}

/** The form names an entered billing address; what it is, the cookie says. */
async function withEntered(choice: CheckoutChoice, { buyer, choices }: Visitor): Promise<CheckoutChoice> {
  if (!buyer.isGuest || choice.billing !== enteredAddress) return choice
  return { ...choice, billingAddress: (await choices.read())?.billingAddress }
}

type Ordered = Awaited<ReturnType<ReturnType<typeof checkout>['placeOrder']>>

/** Where the shopper goes after the order, or instead of it. */
async function goOn(
  place: () => Promise<Ordered | undefined>,
  { visitor, source }: { readonly visitor: Visitor; readonly source: PaymentSource },
): Promise<Response> {
  const { choices, placed } = visitor
  try {
    const ordered = await place()
    if (ordered === undefined) return redirect(findingOutPath(Date.now()), 303)
    choices.clear()
    dropPaymentToken(source.shop)
    placed.add(ordered.orderReferenceNumber)
    return redirect(paths.orderConfirmation(ordered.orderReferenceNumber), 303)
  } catch (error) {
    if (error instanceof PaymentElsewhere) {
      const { checkoutId, open } = error
      await choices.save({ ...source.choice, checkoutId, open })
      return redirect(paths.checkoutPayment({ isLeaving: true }), 303)
    }
    if (!(error instanceof PaymentRefused)) throw error
    dropPaymentToken(source.shop)
    return redirect(failedPaymentPath(error.problem), 303)
  }
}

/** The order; undefined while its outcome is unknown. */
export async function untilResponse(
  placing: Promise<Ordered>,
  work: FormWork | null,
): Promise<Ordered | undefined> {
  if (work === null) return await placing
  try {
    return await work.within(placing)
  } catch (error) {
    if (isShopError(error, 'UNKNOWN_OUTCOME')) return undefined
    throw error
  }
}

interface Placing {
  readonly visitor: Visitor
  readonly checkoutId: string
  readonly reviewed: string
}

/**
 * Pays and places. After a payment of another kind the checkout is started anew, with the same addresses and delivery, and
 * paid in the same press: its shopper need not know.
 */
async function placeReviewed(source: PaymentSource, placing: Placing): Promise<Ordered> {
  try {
    return await placeOnce(source, placing)
  } catch (error) {
    if (!(error instanceof PaymentInvalid)) throw error
    const { shop, choice } = source
    const { checkoutId } = await restartCheckout(shop, error.checkout)
    movePaymentToken(shop, checkoutId)
    await placing.visitor.choices.save({ ...choice, checkoutId })
    return await placeOnce(source, { ...placing, checkoutId })
  }
}

const placeOnce = (source: PaymentSource, { visitor, checkoutId, reviewed }: Placing): Promise<Ordered> =>
  source.shop.use(checkout).placeOrder(checkoutId, {
    pay: async (current) => {
      requireReviewed(current, reviewed)
      const { sender } = shopSettings[source.shop.shop]
      requireDesiredDates(current, { calendar: await visitor.calendarOf(current), sender })
      await requireOffered(current, source, visitor)
      const payment = toPayment(current, source)
      // The page was loaded anew, and with it went what the shopper had entered.
      if (payment === undefined) throw new PaymentRefused('payment-again')
      await payForOrder(source.shop, current, payment)
    },
  })

/** Another address may have other methods. */
async function requireOffered(
  current: Checkout,
  { shop, choice: { method } }: PaymentSource,
  { buyer }: Visitor,
): Promise<void> {
  const { methods } = await loadPaymentOptions(shop, { checkout: current, shopper: buyer })
  if (!methods.includes(method)) throw new PaymentRefused('payment-again')
}
