import { useShop } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { FactList } from '../../components/summary-list'
import { formatOrderDate } from '../orders/order-date'
import type { loadConfirmation } from './confirmation-loader'
import styles from './confirmation-page.module.css'

/** Date and total, as the list of orders has them; nothing while the order is not listed yet. */
export function OrderFacts() {
  const { t } = useTranslation('confirmation')
  const { locale } = useShop()
  const { order } = useLoaderData<typeof loadConfirmation>()
  if (order === null) return null
  const { createdDate, total } = order
  return (
    <FactList
      className={styles['facts']}
      facts={[
        ...(createdDate === null
          ? []
          : [{ key: 'date', label: t('fact.date'), value: formatOrderDate(createdDate, locale) }]),
        ...(total === null
          ? []
          : [{ key: 'total', label: t('fact.total'), value: formatMoney(total, locale) }]),
      ]}
    />
  )
}
