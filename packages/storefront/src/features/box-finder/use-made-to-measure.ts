import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths'

/** The path of what is made to measure; its slug is a translated label, as that of the carton boxes. */
export function useMadeToMeasure(): string {
  const { t } = useTranslation('box-finder')
  return paths.category(t('madeToMeasureSlug'))
}
