import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { withFirstOfMonth } from '../../shell/first-of-month'

/** The first and the last expected day, each as `2026-12-01`. */
export interface ExpectedDays {
  readonly earliest: string
  readonly latest: string
}

/** `short` in lists: `Di, 1. Dez.`; `full` in sentences, whose end an abbreviation would hide: `Dienstag, 1. Dezember`. */
type DayStyle = 'short' | 'usual' | 'full'

/**
 * Returns the text of a day, `2026-12-01`, usually `Dienstag, 1. Dez.`. The day is a plain calendar day, so no time zone may
 * shift it.
 */
export function useDayText(style: DayStyle = 'usual'): (day: string) => string {
  const { t } = useTranslation('delivery')
  const { locale } = useShopClient()
  // Separately: how one format joins the two differs between server and browser.
  const format = (day: string, parts: Intl.DateTimeFormatOptions) =>
    withFirstOfMonth(
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format(Date.parse(day)),
      locale,
    )
  return (day) =>
    t('day', {
      weekday: format(day, { weekday: style === 'short' ? 'short' : 'long' }).replace(/\.$/, ''),
      // The number of a day stays with its month.
      date: format(day, { day: 'numeric', month: style === 'full' ? 'long' : 'short' }).replaceAll(
        ' ',
        '\u00a0',
      ),
    })
}

/** Returns `Dienstag, 1. Dez. bis Mittwoch, 2. Dez.`, or one day. */
export function useDaysText(): (days: ExpectedDays) => string {
  const { t } = useTranslation('delivery')
  const day = useDayText()
  return ({ earliest, latest }) =>
    earliest === latest ? day(latest) : t('between', { from: day(earliest), to: day(latest) })
}
