import type { TFunction } from 'i18next'

/** How many working days follow a payment in advance; null where nobody says. */
interface WorkingDays {
  readonly workingDaysMin: number | null
  readonly workingDaysMax: number | null
}

/** `2 bis 3 Werktage nach Ihrer Zahlung`: when what is paid in advance arrives; undefined where nobody says. */
export function afterPaymentText(
  { workingDaysMin: min, workingDaysMax: max }: WorkingDays,
  t: TFunction<'delivery'>,
): string | undefined {
  const to = max ?? min
  if (to === null) return undefined
  const from = min ?? to
  return from === to || from === 0 ? t('afterPayment', { count: to }) : t('afterPaymentBetween', { from, to })
}
