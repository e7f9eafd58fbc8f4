import type { FacetRange } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import styles from '../facet-groups.module.css'
import { useRangeText } from './use-range-text'

/** Says what is shown where more is found than was asked for. */
export function WidenedNote({ range }: { readonly range: FacetRange }) {
  const { t } = useTranslation('facets')
  const rangeText = useRangeText()
  return <p className={styles.widened}>{t('widened', { range: rangeText(range) })}</p>
}
