import type { FacetRange } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

/** A range in words: `200–400`, `from 200`, `up to 400`. */
export function useRangeText(): (range: FacetRange) => string {
  const { t } = useTranslation('facets')
  return ({ from, to }) => {
    if (to === undefined) return t('rangeFrom', { from: from ?? 0 })
    return from === undefined ? t('rangeTo', { to }) : t('range', { from, to })
  }
}
