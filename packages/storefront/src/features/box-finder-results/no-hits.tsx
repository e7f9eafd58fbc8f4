import type { Dimensions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { BlankDrawing } from '../drawing/blank-drawing'
import { sizeText } from '../product/product-name'
import { useMadeToMeasure } from '../box-finder/use-made-to-measure'

export interface NoHitsProps {
  /** Why there is none: dimensions are missing, larger than anything we make, or than every box on the list. */
  readonly reason: 'missing' | 'tooLarge' | 'none'
  /** Path of the carton boxes. */
  readonly resetPath: string
  /** What the address says of the goods. */
  readonly existing: Partial<Dimensions>
}

/** What stands where no box fits, and the ways on. */
export function NoHits({ reason, resetPath, existing }: NoHitsProps) {
  const { t } = useTranslation(['box-finder-results', 'box-finder'])
  const madeToMeasure = useMadeToMeasure()
  return (
    <EmptyState
      drawing={
        <BlankDrawing length={300} width={200} height={150} lineOnly fit={{ width: 260, height: 130 }} />
      }
      title={t(`empty.${reason}.title`)}
      actions={
        reason === 'missing' ? (
          <OtherSearch {...existing} />
        ) : (
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={madeToMeasure}>
              {t('madeToMeasure.action')}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={resetPath}>
              {t('empty.boxes')}
            </Link>
          </>
        )
      }
    >
      <p>{t(`empty.${reason}.text`)}</p>
    </EmptyState>
  )
}

/** Bags, labels and the like have two sides: the ordinary search finds them. */
function OtherSearch({ length = 0, width = 0 }: Partial<Dimensions>) {
  const { t } = useTranslation('box-finder-results')
  const hasTwo = length > 0 && width > 0
  const size = sizeText({ length, width, height: 0 })
  return (
    <Link
      className={buttonClass({ variant: 'secondary' })}
      to={hasTwo ? paths.search(`${length}x${width} mm`) : paths.home()}
    >
      {hasTwo ? t('empty.search', { size }) : t('empty.home')}
    </Link>
  )
}
