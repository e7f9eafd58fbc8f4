import { checkout } from '@cartonnage/sdk'
import type { Client, PaymentInput, Session } from '@cartonnage/sdk'
import { isShopError, vatIdField } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { readForm } from '../../forms/read-form'
import type { FormWork } from '../../shell/form-work'
import { paths } from '../../shell/paths'
import { listSavedAddresses } from '../addresses/list-saved-addresses'
import type { Address } from '../addresses/saved-address'
import type { CheckoutChoice } from './checkout-choice'
import { paymentSchema, toChoice } from './checkout-forms'
import { refuse } from './checkout-run'
import type { Visitor } from './checkout-run'
import { findingOutPath, mainGroup, sameAddress } from './checkout-step'
import type { Checkout } from './checkout-step'
import { findInvoice, toBillingAddress } from './invoice'
import { loadOrderNumberNeed } from './order-number'
import { requireReviewed } from './reviewed-order'

/**
 * Pays and orders what the review showed: the form contains the choice, whatever another tab has chosen since. Where
 * items, address or total have changed, it leads back to the review. A server that does not know the outcome in time
 * leads to a page that finds it out.
 * No signal: leaving the page does not cancel an order.
 */
export async function payAndOrder(shop: Client, form: FormData, { buyer, choices, placed, work }: Visitor) {
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
