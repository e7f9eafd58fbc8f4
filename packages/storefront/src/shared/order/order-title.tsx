import { useTranslation } from 'react-i18next'
import { UnbrokenPart } from '../../components/unbroken-part'
import type { Order } from '../order-facts/order'
import columns from './order-columns.module.css'

/** The heading of an order's page; on phones the number has a line of its own, because it breaks at its hyphens. */
export function OrderTitle({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const number = order.orderReferenceNumber ?? ''
  return (
    <h1 className={columns.title}>
      <UnbrokenPart text={t('detail.title', { number })} part={number} className={columns.number} />
    </h1>
  )
}
