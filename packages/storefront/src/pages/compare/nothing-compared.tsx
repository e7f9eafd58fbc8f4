import { useCompare, useNavigation } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Drawing } from '../../drawing/drawing'
import { paths } from '../../shell/paths'
import { useCategoryLinks } from '../../shell/use-category-links'

/** Says how to choose what is to be compared; what this browser has chosen already is one press away. */
export function NothingCompared() {
  const { t } = useTranslation('compare')
  const { ids } = useCompare()
  const { items } = useNavigation()
  const { to } = useCategoryLinks()
  const [boxes] = items
  return (
    <EmptyState
      level={1}
      title={t('empty.title')}
      drawing={<Drawing kind="category" category="boxes" fit={{ width: 260, height: 130 }} />}
      actions={
        <>
          {ids.length === 0 ? null : (
            <Link className={buttonClass({ variant: 'primary' })} to={paths.compare(ids)}>
              {t('empty.chosen', { count: ids.length })}
            </Link>
          )}
          <Link
            className={buttonClass({ variant: ids.length === 0 ? 'primary' : 'secondary' })}
            to={boxes === undefined ? paths.home() : to(boxes)}
          >
            {t('empty.action')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
