import { useShop } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { FactList } from '../../components/summary-list'
import { formatOrderDate } from './order-date'
import type { loadOrder } from './order-loader'
import { useOrderStatus } from './use-order-status'

/** Date, status and what the buyer wrote; what the platform does not say is left out. */
export function OrderHead() {
  const { t } = useTranslation('orders')
  const { locale } = useShop()
  const status = useOrderStatus()
  const { order } = useLoaderData<typeof loadOrder>()
  const { createdDate, purchaseOrderNumber, deliveryMethodName } = order
  const facts = [
    { key: 'date', label: t('date'), value: createdDate && formatOrderDate(createdDate, locale) },
    { key: 'status', label: t('status'), value: status(order.status) },
    { key: 'poNumber', label: t('detail.poNumber'), value: purchaseOrderNumber },
    { key: 'method', label: t('detail.method'), value: deliveryMethodName },
  ]
  return <FactList facts={facts.filter(({ value }) => Boolean(value))} />
}
