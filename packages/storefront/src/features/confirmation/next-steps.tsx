import { ownOrderNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { Order } from '../orders/order-view'
import styles from './confirmation-page.module.css'

/** What happens after the order, in three sentences. */
export function NextSteps({ order }: { readonly order: Order }) {
  const { t } = useTranslation('confirmation')
  const number = ownOrderNumber(order.purchaseOrderNumber)
  return (
    <section className={styles['next']}>
      <h2 className="type-h3">{t('next.heading')}</h2>
      <ol>
        <li>{t('next.check')}</li>
        <li>{t('next.status')}</li>
        <li>{number === undefined ? t('next.invoice') : t('next.invoiceNumbered', { number })}</li>
      </ol>
    </section>
  )
}
