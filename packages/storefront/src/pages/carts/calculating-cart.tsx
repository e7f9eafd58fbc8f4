import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'

/** The browser fetches it; without scripts a link reloads the page. */
export function CalculatingCart() {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <>
      <Skeleton shape="row" count={2} />
      <p className="muted" role="status">
        {t('totals.calculating')}
      </p>
      <noscript>
        <Link className={buttonClass()} to={paths.carts()}>
          {t('common:error.retry')}
        </Link>
      </noscript>
    </>
  )
}
