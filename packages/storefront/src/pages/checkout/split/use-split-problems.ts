import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../forms/bind-fields'
import type { SplitResponse } from './data/delivery-addresses-action'
import type { SplitData } from './data/delivery-addresses-loader'
import { quantityName } from './split-form'
import type { SplitGroup, SplitLine } from './data/split-lines'

/** The sentences for what is wrong with the quantities. */
export function useSplitProblems({ groups, lines }: SplitData, response: SplitResponse | undefined) {
  const { t } = useTranslation('delivery-addresses')
  const { locale } = useShopClient()
  const errorOf = (line: SplitLine, group: SplitGroup): string | undefined => {
    const problem = response?.problems?.[quantityName(line, group)]
    if (problem === undefined) return undefined
    const quantity = formatNumber(line.quantity, locale)
    if (problem.kind === 'invalid') return t('invalid', { example: quantity })
    return t('excess', { excess: formatNumber(problem.excess, locale), quantity })
  }
  const errors = lines.flatMap((line) =>
    groups.flatMap((group): readonly FieldError[] => {
      const text = errorOf(line, group)
      return text === undefined ? [] : [{ fieldId: quantityName(line, group), text: `${line.name}: ${text}` }]
    }),
  )
  return { errors, errorOf }
}
