import type { Client, PaymentInput, Session } from '@cartonnage/sdk'
import { canonicalBasePathname, parseShopUrl, paymentProcedures, vatIdField } from '@cartonnage/sdk/rules'
import { paths } from '../../../shell/paths'
import { listSavedAddresses } from '../../../shared/addresses/data/list-saved-addresses'
import type { CheckoutChoice } from '../checkout-choice'
import { mainGroup, sameAddress } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import { enteredBillingOf } from '../entered-billing'
import { findInvoice, toBillingAddress } from '../invoice'
import type { InvoiceAddress } from '../invoice'
import { findPaymentToken } from '../payment-token'

/** What paying needs besides the checkout. */
export interface PaymentSource {
  readonly shop: Client
  readonly choice: CheckoutChoice
  readonly saved: readonly InvoiceAddress[]
  /** The URL of the form. */
  readonly url: string
}

/** Names of the organisation's extensions of `paymentsData`. */
const [methodField, returnUrlField] = ['PaymentMethod__c', 'ReturnUrl__c']

/**
 * The payment of a checkout. Its addresses have no VAT id: that is in the payment's data. Undefined where the data that
 * the shopper had entered is lost, because the page was loaded anew.
 */
export function toPayment(current: Checkout, source: PaymentSource): PaymentInput | undefined {
  const { choice, saved, url } = source
  const { method, billing } = choice
  const { requestType } = paymentProcedures[method]
  const paymentToken = tokenOf(current, source)
  if (paymentToken === undefined) return undefined
  const invoice = findInvoice({ billing, delivery: mainGroup(current)?.deliveryAddress, saved })
  return {
    requestType,
    paymentToken,
    billingAddress: toBillingAddress(invoice?.address),
    paymentsData: {
      [methodField]: method,
      ...(requestType === 'SimplePurchaseOrder' ? {} : { [returnUrlField]: returnUrl(url) }),
      ...(invoice?.vatId ? { [vatIdField]: invoice.vatId } : {}),
    },
  }
}

/**
 * The platform requires an order number with an invoice: without one of the buyer's own it is the checkout's id. A payment
 * at the provider's own page begins with the name of its method.
 */
function tokenOf(
  { checkoutId }: Checkout,
  { shop, choice: { method, purchaseOrderNumber } }: PaymentSource,
): string | undefined {
  const { needs, requestType } = paymentProcedures[method]
  if (needs === 'fields') return findPaymentToken(shop, { checkoutId, method })?.token
  return requestType === 'SimplePurchaseOrder' ? purchaseOrderNumber || checkoutId : method
}

/** Where the provider sends the shopper back to: a page in the language of this one. */
const returnUrl = (url: string): string =>
  new URL(canonicalBasePathname(parseShopUrl(url)) + paths.checkoutPayment(), url).href

/** The addresses that may be the invoice's: of guests the one that they entered; a private buyer has no VAT id to look up. */
export function listForInvoice(
  shop: Client,
  { choice, buyer }: { readonly choice: CheckoutChoice; readonly buyer: Session },
): Promise<readonly InvoiceAddress[]> | readonly InvoiceAddress[] {
  if (buyer.isGuest) return enteredBillingOf(choice)
  if (choice.billing !== sameAddress)
    return listSavedAddresses(shop, { kind: 'Billing', isDeliverable: true })
  return buyer.userType === 'business'
    ? listSavedAddresses(shop, { kind: 'Shipping', isDeliverable: true })
    : []
}
