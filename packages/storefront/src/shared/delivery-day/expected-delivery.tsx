import { useTranslation } from 'react-i18next'
import { useDayText } from './use-day-text'
import { useExpectedDay } from './use-expected-day'

export interface ExpectedDeliveryProps {
  /** The working days of the slowest product that is made to order; 0 without such products. */
  readonly leadDays: number
  /** Whose public holidays count at the addresses. @default none is known yet */
  readonly destinations?: readonly (string | readonly string[])[] | undefined
}

/** By when a cart is expected, and from which day to which an address or a product that is made to order changes that. */
export function ExpectedDelivery({ leadDays, destinations = [] }: ExpectedDeliveryProps) {
  const { t } = useTranslation('delivery')
  const dayOf = useExpectedDay()
  const text = useDayText()
  const [before, anywhere] = [dayOf(), dayOf({ leadDays })]
  if (before === undefined || anywhere === undefined) return null
  const after = destinations
    .flatMap((destination) => dayOf({ leadDays, destination }) ?? [])
    .sort()
    .at(-1)
  const change = { before: text(before), after: text(after ?? anywhere) }
  const reason = after === undefined || after === anywhere ? 'madeToOrder' : 'otherAddress'
  const day = change.after === change.before ? change.after : t(reason, change)
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
