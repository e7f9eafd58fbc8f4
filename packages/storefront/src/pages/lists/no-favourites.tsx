import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { paths } from '../../shell/paths'

/** Says how to mark a product. */
export function NoFavourites() {
  const { t } = useTranslation('lists')
  return (
    <EmptyState
      title={t('noFavourites.title')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {t('emptyList.action')}
        </Link>
      }
    >
      {t('noFavourites.text')}
    </EmptyState>
  )
}
