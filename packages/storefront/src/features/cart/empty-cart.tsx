import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { CategoryDrawing } from '../drawing/category-drawing'

/** What stands where a cart would be. */
export function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      level={2}
      drawing={<CategoryDrawing category="boxes" fit={{ width: 190, height: 150 }} />}
      title={t('empty.heading')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {t('empty.action')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
