import { useTranslation } from 'react-i18next'

const existing = [
  'Created',
  'Approved',
  'InFulfilment',
  'Shipped',
  'Delivered',
  'Fulfilled',
  'Canceled',
] as const

/** Words for an order's status; one that we have no word for stands as the platform writes it. */
export function useOrderStatus(): (status: string | null) => string {
  const { t } = useTranslation('orders')
  return (status) => {
    const key = existing.find((one) => one === status)
    return key === undefined ? (status ?? t('unknown')) : t(`state.${key}`)
  }
}
