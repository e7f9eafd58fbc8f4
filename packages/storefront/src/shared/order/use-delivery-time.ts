import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { afterPaymentText } from '../delivery/after-payment-text'
import { formatDeliveryDay } from '../../shell/order-date'
import type { Order } from './data/order-view'

type Times = Pick<Order, 'earliestEstimatedDeliveryTime' | 'latestEstimatedDeliveryTime'> &
  Partial<Pick<Order['deliveries'][number], 'workingDaysMin' | 'workingDaysMax'>>

/**
 * `Dienstag, 24. Nov. bis Mittwoch, 25. Nov.`: the expected delivery, in working days where its payment comes first;
 * undefined where the platform does not say.
 */
export function useDeliveryTime(): (times: Times) => string | undefined {
  const { t } = useTranslation('orders')
  const { t: tDelivery } = useTranslation('delivery')
  const { locale } = useShopClient()
  const day = (instant: string) => t('detail.day', formatDeliveryDay(instant, locale))
  return (times) => {
    const { earliestEstimatedDeliveryTime: earliest, latestEstimatedDeliveryTime: latest } = times
    const { workingDaysMin = null, workingDaysMax = null } = times
    const last = latest ?? earliest
    if (last === null) return afterPaymentText({ workingDaysMin, workingDaysMax }, tDelivery)
    const [from, to] = [day(earliest ?? last), day(last)]
    return from === to ? to : t('detail.between', { from, to })
  }
}
