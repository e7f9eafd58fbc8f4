/**
 * Paying: methods, bank transfers, prepayment, order numbers.
 *
 * @module @cartonnage/sdk/rules/checkout
 */
export { formatIban } from './format-iban'
export { readOrderNumber } from './order-number'
export {
  choosePaymentMethods,
  isInvoicePossible,
  isPaymentMethod,
  paymentBadges,
  paymentProcedures,
} from './payment-methods'
export type {
  InvoiceOptions,
  PayingCustomer,
  PaymentMethod,
  PaymentMethodOptions,
  PaymentProcedure,
} from './payment-methods'
export { prepaymentDays, prepaymentTerm } from './prepayment-term'
export type { PrepaymentTerm } from './prepayment-term'
export type { Transfer, TransferReceiver } from './transfer'
export { transferCodeText } from './transfer-code'
