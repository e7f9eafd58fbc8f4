import { useTranslation } from 'react-i18next'
import { orderStatuses } from '../order-facts/order-filter'

const supportedStatuses = [...orderStatuses, 'Approved', 'Fulfilled'] as const

/** The text for an order's status; an unsupported status is shown as the platform writes it. */
export function useOrderStatus(): (status: string | null) => string {
  const { t } = useTranslation('orders')
  return (status) => {
    const key = supportedStatuses.find((candidate) => candidate === status)
    return key === undefined ? (status ?? t('unknown')) : t(`state.${key}`)
  }
}
