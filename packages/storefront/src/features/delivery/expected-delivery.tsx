import { useTranslation } from 'react-i18next'
import { useDayText } from './use-day-text'
import { useExpectedDay } from './use-expected-day'

interface ExpectedDeliveryProps {
  /** The working days of the slowest product that is made to order; 0 without such products. */
  readonly leadDays: number
}

/** By when a cart is expected, and from which day to which a product that is made to order changes that. */
export function ExpectedDelivery({ leadDays }: ExpectedDeliveryProps) {
  const { t } = useTranslation('delivery')
  const dayOf = useExpectedDay()
  const text = useDayText()
  const [before, after] = [dayOf(), dayOf(leadDays)]
  if (before === undefined || after === undefined) return null
  const day = after === before ? text(after) : t('madeToOrder', { before: text(before), after: text(after) })
  return <p className="type-small">{t('expected', { day })}</p>
}

/** By when the products of a list that are in stock are expected. */
export function ExpectedStock() {
  const { t } = useTranslation('delivery')
  const text = useDayText()
  const day = useExpectedDay()()
  return day === undefined ? null : (
    <p className="type-small muted">{t('stockExpected', { day: text(day) })}</p>
  )
}
