import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { formatDeliveryDay } from './order-date'
import type { Order } from './order-view'

type Times = Pick<Order, 'earliestEstimatedDeliveryTime' | 'latestEstimatedDeliveryTime'>

/** `Dienstag, 24. Nov. bis Mittwoch, 25. Nov.`: the expected delivery; undefined where the platform does not say. */
export function useDeliveryTime(): (times: Times) => string | undefined {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const day = (instant: string) => t('detail.day', formatDeliveryDay(instant, locale))
  return ({ earliestEstimatedDeliveryTime: earliest, latestEstimatedDeliveryTime: latest }) => {
    const last = latest ?? earliest
    if (last === null) return undefined
    const [from, to] = [day(earliest ?? last), day(last)]
    return from === to ? to : t('detail.between', { from, to })
  }
}
