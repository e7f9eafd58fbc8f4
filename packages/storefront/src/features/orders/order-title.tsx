import { useTranslation } from 'react-i18next'
import columns from './order-columns.module.css'
import type { Order } from './order'

/** Not in any text. */
const mark = '\uE000'

/** The heading of an order's page; on phones the number has a line of its own, because it breaks at its hyphens. */
export function OrderTitle({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const [before, after] = t('detail.title', { number: mark }).split(mark)
  return (
    <h1 className={columns['title']}>
      {before}
      <span className={columns['number']}>{order.orderReferenceNumber}</span>
      {after}
    </h1>
  )
}
