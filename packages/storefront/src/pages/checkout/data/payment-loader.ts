import { checkout } from '@cartonnage/sdk'
import { data as dataWith, redirect } from 'react-router-dom'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { isSafeUrl } from '@cartonnage/sdk/rules'
import { loadDeliveryCalendar } from './load-delivery-calendar'
import { formWorkContext } from '../../../shell/form-work'
import { paths } from '../../../shell/paths'
import { placedOrdersOf } from '../../../shell/placed-orders'
import { requireShopper } from '../../../shell/data/require-buyer'
import { shopOf } from '../../../shell/shop-context'
import { shopSettings } from '../../../shell/shop-settings'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { choiceStoreOf } from '../checkout-choice'
import type { OpenPayment, SavedChoice } from '../checkout-choice'
import {
  deliveryAddresses,
  failedPaymentPath,
  findingOutPath,
  outdatedReviewPath,
  passedDatePath,
} from '../checkout-step'
import { DesiredDatePassed, requireDesiredDates } from './desired-date-check'
import { untilResponse } from './pay-and-order'
import { PaymentElsewhere, payForOrder, PaymentRefused } from './pay-for-order'
import { findProviderOrigin } from './payment-options'
import { digestOf, ReviewOutdated, reviewedOrder } from '../reviewed-order'

/** Has the browser go on by itself, with and without scripts. */
export async function loadPaymentPage(args: PageLoaderArgs) {
  const loaded = await loadPayment(args)
  const refresh = loaded.state === 'leaving' ? `0; url=${loaded.url}` : '4'
  return dataWith(loaded, { headers: { Refresh: refresh } })
}

/**
 * On the way to the provider, or back. Back, the payment is confirmed and the order placed: what the provider says counts,
 * nothing in the URL does. Redirects to the confirmation, or to the payment step where the payment was not accepted.
 */
export async function loadPayment(args: PageLoaderArgs) {
  await requireShopper(args)
  const choice = await choiceStoreOf(args).read()
  // Came back twice, in another browser or after the order: the checkout finds out.
  if (choice?.open === undefined) throw redirect(paths.checkout(), 303)
  const { method, open } = choice
  if (new URL(args.request.url).searchParams.get('to') === 'provider') {
    return { state: 'leaving' as const, method, url: await requireProviderUrl(args, open) }
  }
  await confirmAndOrder(args, { ...choice, open })
  return { state: 'open' as const, method }
}

/** The provider's page; only of the origin that the platform names. */
async function requireProviderUrl(args: PageLoaderArgs, { redirectUrl }: OpenPayment): Promise<string> {
  const origin = await findProviderOrigin(shopOf(args), args.request.signal)
  const isSafe = origin !== undefined && isSafeUrl(redirectUrl, { origin, allow: 'same-origin' })
  if (isSafe) return redirectUrl
  throw redirect(failedPaymentPath('payment-failed'), 303)
}

type OpenChoice = SavedChoice & { readonly open: OpenPayment }

/** Places the order and redirects; returns while the provider has not confirmed the payment. */
async function confirmAndOrder(args: PageLoaderArgs, choice: OpenChoice): Promise<void> {
  const choices = choiceStoreOf(args)
  try {
    const ordered = await untilResponse(placeConfirmed(args, choice), args.context.get(formWorkContext))
    if (ordered === undefined) throw redirect(findingOutPath(Date.now()), 303)
    choices.clear()
    placedOrdersOf(args).add(ordered.orderReferenceNumber)
    throw redirect(paths.orderConfirmation(ordered.orderReferenceNumber), 303)
  } catch (error) {
    const path = pathAfter(error)
    if (path === undefined) return
    const { open: _, ...closed } = choice
    // The payment is over: coming back once more must not try it again.
    await choices.save(closed)
    throw redirect(path, 303)
  }
}

/**
 * Where to choose again; undefined while the payment may still be confirmed: the provider has not said, or the platform
 * does not respond. Rethrows everything else.
 */
function pathAfter(error: unknown): string | undefined {
  if (error instanceof PaymentElsewhere) return undefined
  if (error instanceof PaymentRefused) return failedPaymentPath(error.problem)
  if (error instanceof ReviewOutdated) return outdatedReviewPath()
  if (error instanceof DesiredDatePassed) return passedDatePath()
  if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
  // What a server leaves to the browser may be a plain refusal of the platform.
  const { cause } = error
  return isRefusal(error) || isRefusal(cause) ? paths.checkout() : undefined
}

const isRefusal = (error: unknown): boolean => isResponseError(error) && error.status < 500

const placeConfirmed = (args: PageLoaderArgs, { checkoutId, open }: OpenChoice) => {
  const client = shopOf(args)
  return client.use(checkout).placeOrder(checkoutId, {
    pay: async (current) => {
      const isReviewed = (await digestOf(reviewedOrder(current))) === open.reviewed
      if (!isReviewed) throw new ReviewOutdated('the order is not as its review showed it')
      const { sender } = shopSettings[client.shop]
      const calendar = await loadDeliveryCalendar(args, deliveryAddresses(current))
      requireDesiredDates(current, { calendar, sender })
      await payForOrder(client, current, { requestType: 'PostAuth', paymentToken: open.transaction })
    },
  })
}
