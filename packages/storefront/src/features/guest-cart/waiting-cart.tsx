import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import { NoteWithAction } from '../cart/note-with-action'
import styles from './waiting-cart.module.css'

/** Stands there until the browser has read the cart, and for good where scripts do not run. */
export function WaitingCart() {
  const { t } = useTranslation('guest-cart')
  // Without scripts a guest has no cart that could come along.
  const start = useHref(paths.cart(currentCart))
  return (
    <>
      <div className={styles['withScripts']}>
        <Skeleton shape="row" count={3} />
        <p className="visually-hidden" role="status">
          {t('waiting')}
        </p>
      </div>
      <div className={styles['withoutScripts']}>
        <NoteWithAction
          kind="info"
          way={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.login({ startUrl: start })}>
              {t('signIn')}
            </Link>
          }
        >
          {t('withoutScripts')}
        </NoteWithAction>
      </div>
    </>
  )
}
