import type { TFunction } from 'i18next'
import type { Order } from './order'

/** `2 bis 3 Werktage nach Ihrer Zahlung`: when what is paid in advance arrives; undefined where the platform does not say. */
export function afterPaymentText(
  {
    workingDaysMin: min,
    workingDaysMax: max,
  }: Pick<Order['deliveries'][number], 'workingDaysMin' | 'workingDaysMax'>,
  t: TFunction<'orders'>,
): string | undefined {
  const to = max ?? min
  if (to === null) return undefined
  const from = min ?? to
  return from === to || from === 0
    ? t('detail.afterPayment', { count: to })
    : t('detail.afterPaymentBetween', { from, to })
}
