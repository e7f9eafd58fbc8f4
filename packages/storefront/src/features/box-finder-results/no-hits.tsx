import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { BlankDrawing } from '../drawing/blank-drawing'
import { useMadeToMeasure } from './use-made-to-measure'

export interface NoHitsProps {
  /** Why there is none: dimensions are missing, larger than anything we make, or than every box on the list. */
  readonly reason: 'missing' | 'tooLarge' | 'none'
  /** Path of the carton boxes. */
  readonly resetPath: string
}

/** What stands where no box fits, and the ways on. */
export function NoHits({ reason, resetPath }: NoHitsProps) {
  const { t } = useTranslation(['box-finder-results', 'box-finder'])
  const madeToMeasure = useMadeToMeasure()
  return (
    <EmptyState
      drawing={
        <BlankDrawing length={300} width={200} height={150} lineOnly fit={{ width: 260, height: 130 }} />
      }
      title={t(`empty.${reason}.title`)}
      actions={
        <>
          {reason === 'missing' ? null : (
            <Link className={buttonClass({ variant: 'primary' })} to={madeToMeasure}>
              {t('madeToMeasure.action')}
            </Link>
          )}
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={reason === 'missing' ? paths.home() : resetPath}
          >
            {t(reason === 'missing' ? 'empty.home' : 'empty.boxes')}
          </Link>
        </>
      }
    >
      <p>{t(`empty.${reason}.text`)}</p>
    </EmptyState>
  )
}
