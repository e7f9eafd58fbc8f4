import { isInvoicePossible } from '@cartonnage/sdk/rules'
import { formatMoneyAmount, type Amount } from '../../amount'
import type { Call } from '../../calls/call'
import type { Payment } from '../../basket/records/checkout-repository'
import { findAccount } from '../../people/session/buyer-repository'
import { hasPaidOrder } from '../records/order-repository'
import { webstoreSettings } from '../../calls/webstore-settings'

/** Puts the limit into the text of a refusal: `CHF 500.00`. */
export const withInvoiceLimit = (text: string, { context, visitor: { shop, currencyCode } }: Call): string =>
  text.replace('{{limit}}', `${currencyCode} ${webstoreSettings(context, shop).firstInvoiceLimit.toFixed(2)}`)

/** What says whether a payment is by invoice: it follows the delivery. */
type InvoicedPayment = Pick<Payment, 'requestType'> & { readonly method?: string | null | undefined }

export const isByInvoice = ({ requestType, method }: InvoicedPayment): boolean =>
  requestType === 'SimplePurchaseOrder' && method !== 'prepayment'

/** Whether the account is a firm's that nobody has checked yet. */
export const isBeingChecked = ({ context, visitor }: Pick<Call, 'context' | 'visitor'>): boolean =>
  visitor.buyer !== undefined && findAccount(context.db, visitor.buyer.accountId)?.companyCheck === 'open'

/** Whether whoever calls may owe the total: a guest nothing, a private account that has paid no order so much. */
export function isInvoiceAllowed({ context, visitor }: Call, total: Amount): boolean {
  const { buyer, shop } = visitor
  if (isBeingChecked({ context, visitor })) return false
  const isKnown = buyer !== undefined && hasPaidOrder(context.db, buyer.accountId, shop)
  return isInvoicePossible({
    customer: buyer?.userType ?? 'guest',
    amount: formatMoneyAmount(total),
    invoiceLimit: isKnown ? null : String(webstoreSettings(context, shop).firstInvoiceLimit),
  })
}
