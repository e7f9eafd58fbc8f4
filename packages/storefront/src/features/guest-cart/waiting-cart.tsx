import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import { WayNote } from '../cart/way-note'
import styles from './waiting-cart.module.css'

/** Stands there until the browser has read the cart, and for good where scripts do not run. */
export function WaitingCart() {
  const { t } = useTranslation('guest-cart')
  const back = useHref(paths.guestCart())
  return (
    <>
      <div className={styles['withScripts']}>
        <Skeleton shape="row" count={3} />
        <p className="visually-hidden" role="status">
          {t('waiting')}
        </p>
      </div>
      <noscript>
        <WayNote
          kind="info"
          way={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ startUrl: back })}>
              {t('signIn')}
            </Link>
          }
        >
          {t('withoutScripts')}
        </WayNote>
      </noscript>
    </>
  )
}
