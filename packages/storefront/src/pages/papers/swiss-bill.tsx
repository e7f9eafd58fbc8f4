import { useShopClient } from '@cartonnage/react-hooks'
import { formatIban } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import type { OrderTransfer } from '../../shared/order-facts/transfer'
import { CodeDrawing } from '../../shared/order/transfer-code-drawing'
import styles from './swiss-bill.module.css'

/**
 * The payment part with its receipt, by the Swiss implementation guidelines for the QR-bill (SIX, version 2.3): 210 × 105
 * mm at the foot of the page, black on white, the debtor left open.
 */
export function SwissBill({ transfer }: { readonly transfer: OrderTransfer }) {
  const { t } = useTranslation('papers')
  return (
    <section className={styles.bill} aria-label={t('bill.payment')} tabIndex={0}>
      <div className={styles.parts}>
        <p className={styles.scissors}>{t('bill.separate')}</p>
        <Receipt transfer={transfer} />
        <PaymentPart transfer={transfer} />
      </div>
    </section>
  )
}

interface PartProps {
  readonly transfer: OrderTransfer
}

function Receipt({ transfer }: PartProps) {
  const { t } = useTranslation('papers')
  return (
    <div className={styles.receipt}>
      <h2>{t('bill.receipt')}</h2>
      <div>
        <Creditor />
        <Debtor />
      </div>
      <Amount transfer={transfer} />
      <p className={styles.acceptance}>{t('bill.acceptance')}</p>
    </div>
  )
}

function PaymentPart({ transfer }: PartProps) {
  const { t } = useTranslation(['papers', 'orders'])
  return (
    <div className={styles.payment}>
      <div className={styles.left}>
        <h2>{t('papers:bill.payment')}</h2>
        <CodeDrawing code={transfer.code} isSwiss isTrimmed label={t('orders:transfer.codeAlt')} />
        <Amount transfer={transfer} />
      </div>
      <div className={styles.right}>
        <Creditor />
        <h3>{t('papers:bill.message')}</h3>
        <p>{transfer.message}</p>
        <Debtor />
      </div>
    </div>
  )
}

function Creditor() {
  const { t } = useTranslation('papers')
  const { shop } = useShopClient()
  const { iban, holder, street, houseNumber, postalCode, city } = shopSettings[shop].bankAccount
  return (
    <>
      <h3>{t('bill.payableTo')}</h3>
      <p>
        {formatIban(iban)}
        <br />
        {holder}
        <br />
        {`${street} ${houseNumber}`}
        <br />
        {`${postalCode} ${city}`}
      </p>
    </>
  )
}

/** Left open: a field with corners, to write in. */
function Debtor() {
  const { t } = useTranslation('papers')
  return (
    <>
      <h3>{t('bill.payableBy')}</h3>
      <div className={styles.field} />
    </>
  )
}

function Amount({ transfer: { amount, currencyCode } }: PartProps) {
  const { t } = useTranslation('papers')
  return (
    <dl className={styles.amount}>
      <div>
        <dt>{t('bill.currency')}</dt>
        <dd>{currencyCode}</dd>
      </div>
      <div>
        <dt>{t('bill.amount')}</dt>
        <dd>{amount.replace(/\B(?=(?:\d{3})+\.)/g, '\u00a0')}</dd>
      </div>
    </dl>
  )
}
