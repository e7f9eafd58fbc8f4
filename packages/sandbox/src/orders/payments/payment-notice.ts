import type { SandboxContext } from '../../calls/sandbox-context'
import { findPayment, settlePayment } from '../../basket/records/payment-repository'
import { insertRecord } from '../../database/write-record'

/** What the provider's server tells the platform's about a payment. */
export interface PaymentNotice {
  /** The same for a notice that is sent again. */
  readonly id: string
  readonly transaction: string
  readonly checkoutId: string
  readonly state: 'authorised' | 'declined' | 'cancelled'
}

/** What a notice did; only `taken` changed a payment. */
type NoticeResult = 'taken' | 'repeated' | 'late' | 'foreign'

/** Takes a notice once. One for a payment that has ended, or of another checkout, changes nothing. */
export function receiveNotice(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  notice: PaymentNotice,
): NoticeResult {
  const { id, transaction, checkoutId, state } = notice
  return db.transaction(() => {
    if (db.get('SELECT 1 FROM payment_notice WHERE id = ?', id) !== undefined) return 'repeated'
    const payment = findPayment(db, transaction)
    if (payment?.checkoutId !== checkoutId) return 'foreign'
    const receivedAt = clock.now()
    insertRecord(db, 'payment_notice', { id, paymentId: transaction, checkoutId, state, receivedAt })
    if (payment.state !== 'open') return 'late'
    settlePayment(db, transaction, state)
    return 'taken'
  })
}
