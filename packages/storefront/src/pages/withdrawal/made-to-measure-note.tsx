import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Note } from '../../components/note'
import type { loadWithdrawal } from './data/withdrawal-loader'

/** What was made to measure cannot be withdrawn: nothing for a known order without such items. */
export function MadeToMeasureNote() {
  const { t } = useTranslation('withdrawal')
  const { lines } = useLoaderData<typeof loadWithdrawal>()
  if (lines.length > 0 && !lines.some(({ isMadeToMeasure }) => isMadeToMeasure)) return null
  return <Note kind="plain">{t('declare.made')}</Note>
}
