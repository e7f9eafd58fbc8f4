import { useCartStatus } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, redirectDocument, useLoaderData } from 'react-router-dom'
import { isGuestCartAllowed } from '../../app/guest-cart-permission'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { readSignInReason } from '../../app/sign-in-reason'
import type { PageLoaderArgs } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { Benefits } from './benefits'
import styles from './login-page.module.css'
import { findBuyer } from '../../app/require-buyer'
import { SignInForm } from './sign-in-form'
import { readStartUrl } from './start-url'
import { TakenOver } from './taken-over'
import { useReturnTarget } from './use-return-target'

export { signInBuyer as action } from './sign-in-action'

/** Who is signed in already has nothing to do here. */
export async function loader(args: PageLoaderArgs) {
  const startUrl = readStartUrl(args.request.url)
  if ((await findBuyer(args)) !== undefined) {
    return redirectDocument(args.context.get(visitContext).origin + startUrl.path, 303)
  }
  return { ...startUrl, reason: readSignInReason(new URL(args.request.url).searchParams) }
}

export const handle: PageHandle<typeof loader> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'login' }),
}

/** Sign-in, and what one can do without. */
export function Component() {
  const { t } = useTranslation(['login', 'common'])
  const { isFromCart, summaryPath, reason } = useLoaderData<typeof loader>()
  const way = useReturnTarget()
  const isAllowed = isGuestCartAllowed(useCartStatus().isGuestCartEnabled)
  return (
    <div className="container section">
      <div className="layout-sign-in">
        <section>
          <h1 className={styles['title']}>{t('title')}</h1>
          {reason === undefined ? null : (
            <Note className={styles['reason']} kind="info" role="status">
              <p>{t(`reason.${reason}`)}</p>
            </Note>
          )}
          <SignInForm isFromCart={isFromCart} summaryPath={summaryPath} />
          <p className={styles['forgotten']}>
            {t('forgotten')}{' '}
            <Link className="link" to={paths.service('contact')}>
              {t('common:service.contact')}
            </Link>
          </p>
          <TakenOver />
        </section>
        <section className={styles['aside']}>
          <h2>{t('new.heading')}</h2>
          <p>{t('new.account')}</p>
          <Link
            className={buttonClass({ variant: 'secondary', wide: true })}
            to={paths.selfRegister(way)}
            replace
          >
            {t('new.register')}
          </Link>
          <Benefits />
          <h3>{t('new.without')}</h3>
          <p>{t(isAllowed ? 'new.text' : 'new.textNoCart')}</p>
          <p>
            <Link className="link" to={isFromCart ? paths.guestCart() : paths.home()}>
              {isFromCart ? t('new.cart') : t('new.browse')}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
