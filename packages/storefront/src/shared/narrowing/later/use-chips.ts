import type { FacetGroup } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { toSizeName } from '../size-name'
import { useRangeText } from './use-range-text'

/** What is chosen, in words. */
export interface Chip {
  readonly parameter: string
  /** Absent for a range. */
  readonly value?: string
  readonly text: string
}

/** One chip for each chosen value, and one for a range. */
export function useChips(groups: readonly FacetGroup[]): readonly Chip[] {
  const { t } = useTranslation('facets')
  const rangeText = useRangeText()
  return groups.flatMap((group): readonly Chip[] => {
    const { parameter } = group
    if (group.kind === 'values')
      return group.options
        .filter(({ isChosen }) => isChosen)
        .map(({ value, label }) => ({ parameter, value, text: label }))
    if (group.kind === 'flag') return group.option.isChosen ? [{ parameter, text: t('inStock') }] : []
    const { from, to } = group.range
    if (from === undefined && to === undefined) return []
    return [{ parameter, text: `${t(`size.${toSizeName(parameter)}`)} ${rangeText(group.range)}` }]
  })
}
