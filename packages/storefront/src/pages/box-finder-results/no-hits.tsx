import type { Dimensions } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Drawing } from '../../drawing/drawing'
import { sizeText } from '../../shared/product/product-name'

export interface NoHitsProps {
  /** Dimensions are missing, larger than any box we make, or larger than any box in the catalogue. */
  readonly reason: 'missing' | 'tooLarge' | 'none'
  /** Path of the carton boxes. */
  readonly resetPath: string
  /** The goods' dimensions in the URL, in mm. */
  readonly dimensions: Partial<Dimensions>
}

/** The empty state when no box fits, with links to go on. */
export function NoHits({ reason, resetPath, dimensions }: NoHitsProps) {
  const { t } = useTranslation(['box-finder-results', 'box-finder'])
  return (
    <EmptyState
      drawing={
        <Drawing
          kind="blank"
          {...{ length: 300, width: 200, height: 150 }}
          lineOnly
          fit={{ width: 260, height: 130 }}
        />
      }
      title={t(`empty.${reason}.title`)}
      actions={
        reason === 'missing' ? (
          <OtherSearch {...dimensions} />
        ) : (
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.request(dimensions)}>
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

/** Bags, labels and the like have two dimensions: the ordinary search finds them. */
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
