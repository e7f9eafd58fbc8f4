import { redirect } from 'react-router-dom'
import { readIntent } from '../../../forms/reading/read-intent'
import { loadDeliveryCalendar } from './load-delivery-calendar'
import { formWorkContext } from '../../../shell/form-work'
import { placedOrdersOf } from '../../../shell/placed-orders'
import { requireShopper } from '../../../shell/data/require-buyer'
import { shopOf } from '../../../shell/shop-context'
import type { PageActionArgs } from '../../../shell/shop-context'
import { keepAddressDraft } from '../../../shared/addresses/data/keep-address-draft'
import { voucherIntents } from '../../../shared/vouchers/data/change-vouchers'
import { choiceStoreOf } from '../checkout-choice'
import { checkoutFailureInit, isNoAddress, isNoCart, loadCheckoutFailure } from '../checkout-problem'
import { refuse } from './checkout-run'
import type { Run } from './checkout-run'
import { deliveryAddresses, outdatedReviewPath, passedDatePath } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import { chooseAddress, enterNewAddress } from './choose-address'
import { chooseDelivery } from './choose-delivery'
import { choosePayment } from './choose-payment'
import { pathWithoutCart } from '../cart-path'
import { changeVoucherOf } from './change-voucher'
import { DesiredDatePassed } from './desired-date-check'
import { enterGuest } from './enter-guest'
import { payAndOrder } from './pay-and-order'
import { ReviewOutdated } from '../reviewed-order'
import { startPurchase } from './start-purchase'
import { takeLeft } from './take-left'
import { forgetUnsentFields } from '../unsent-fields'

const checkoutIntents = [
  'start',
  'address',
  'enter-address',
  'guest',
  'delivery',
  'payment',
  'order',
  'take-left',
  ...voucherIntents,
] as const
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
  const buyer = await requireShopper(args)
  if (intent === undefined) return refuse({ problem: 'refused' })
  const visitor = {
    buyer,
    choices: choiceStoreOf(args),
    placed: placedOrdersOf(args),
    url: args.request.url,
    work: args.context.get(formWorkContext),
    calendarOf: (current: Checkout) => loadDeliveryCalendar(args, deliveryAddresses(current)),
  }
  return await guard(args, async () => {
    const outcome = await runs[intent](shopOf(args), form, visitor)
    // Of a guest only with the order: the session may end before it.
    if (outcome instanceof Response && intent !== 'guest') forgetUnsentFields(shopOf(args), intent)
    return outcome
  })
}

const runs: Readonly<Record<CheckoutIntent, Run>> = {
  start: startPurchase,
  address: chooseAddress,
  'enter-address': enterNewAddress,
  guest: enterGuest,
  delivery: chooseDelivery,
  payment: choosePayment,
  order: payAndOrder,
  'take-left': takeLeft,
  'apply-voucher': changeVoucherOf('apply-voucher'),
  'remove-voucher': changeVoucherOf('remove-voucher'),
}

async function guard<T>(args: PageActionArgs, run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    if (isNoCart(error)) return redirect(pathWithoutCart(shopOf(args)), 303)
    if (error instanceof ReviewOutdated) return redirect(outdatedReviewPath(), 303)
    if (error instanceof DesiredDatePassed) return redirect(passedDatePath(), 303)
    if (isNoAddress(error)) return refuse({ problem: 'address-gone' })
    const location = { shop: shopOf(args), url: args.request.url }
    return refuse({ problem: await loadCheckoutFailure(error, location) }, checkoutFailureInit(error))
  }
}
