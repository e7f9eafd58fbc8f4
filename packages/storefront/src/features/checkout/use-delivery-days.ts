import { useTranslation } from 'react-i18next'

interface Times {
  readonly transitTimeMin: number | null
  readonly transitTimeMax: number | null
  readonly transitTimeUnit: string | null
  readonly processTime: number | null
  readonly processTimeUnit: string | null
}

/** From and to in working days, processing and transit together; undefined where the platform does not tell days. */
export function deliveryDays(times: Times): readonly [from: number, to: number] | undefined {
  const { transitTimeMin, transitTimeMax, transitTimeUnit, processTime, processTimeUnit } = times
  const to = transitTimeMax ?? transitTimeMin
  if (to === null || transitTimeUnit !== 'Days' || (processTime && processTimeUnit !== 'Days'))
    return undefined
  const ready = processTime ?? 0
  return [ready + (transitTimeMin ?? to), ready + to]
}

/** `1–2 Werktage`, or undefined. */
export function useDeliveryDays(): (times: Times) => string | undefined {
  const { t } = useTranslation('checkout')
  return (times) => {
    const days = deliveryDays(times)
    if (days === undefined) return undefined
    const [from, to] = days
    return t('delivery.days', { days: from === to ? String(to) : `${from}–${to}` })
  }
}
