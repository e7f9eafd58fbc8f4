import { useCartStatus } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { isGuestCartAllowed, isGuestCheckoutAllowed } from '../../shell/guest-cart-permission'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { useReturnTarget } from './return-target'
import { SignInForm } from './sign-in-form'
import { Benefits, SignInFrame } from './sign-in-frame'
import styles from './sign-in-frame.module.css'
import { useEndedCheckout } from './use-ended-checkout'

export const action = loadLater(async () => (await import('./data/sign-in-action')).signInBuyer)

export const loader = loadLater(async () => (await import('./data/start-url')).loadSignIn)

export const handle: PageHandle<typeof loader> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'login' }),
}

/** Sign-in, and what is possible without an account. */
export function Component() {
  const { t } = useTranslation('login')
  const { isFromCart, summaryPath, reason } = useLoaderData<typeof loader>()
  const returnTarget = useReturnTarget()
  const permissions = useCartStatus()
  const isAllowed = isGuestCartAllowed(permissions.isGuestCartEnabled)
  const canOrder = isGuestCheckoutAllowed(permissions)
  const isOrdering = canOrder && (summaryPath !== undefined || reason === 'checkout')
  // `asked`: an order whose outcome is not known yet.
  useEndedCheckout(canOrder && reason === 'checkout' && !returnTarget.startUrl?.includes('asked='))
  return (
    <SignInFrame
      title={t('title')}
      aside={
        <>
          <h2>{t('new.heading')}</h2>
          <p>{t('new.account')}</p>
          <Link
            className={buttonClass({ variant: 'secondary', wide: true })}
            to={paths.selfRegister(returnTarget)}
            replace
          >
            {t('new.register')}
          </Link>
          <Benefits />
          <h3>{t('new.without')}</h3>
          <p>{t(canOrder ? 'new.textGuest' : isAllowed ? 'new.text' : 'new.textNoCart')}</p>
          {isAllowed ? (
            <noscript>
              <p>{t('new.needsScripts')}</p>
            </noscript>
          ) : null}
          <p>
            <Link className="link" to={isFromCart || isOrdering ? paths.guestCart() : paths.home()}>
              {isOrdering ? t('new.asGuest') : isFromCart ? t('new.cart') : t('new.browse')}
            </Link>
          </p>
          {canOrder ? <LookUp /> : null}
        </>
      }
    >
      {reason === undefined ? null : (
        <Note className={styles.reason} kind={reason === 'password' ? 'success' : 'info'} role="status">
          <p>{t(`reason.${reason}`)}</p>
        </Note>
      )}
      <SignInForm isFromCart={isFromCart} summaryPath={summaryPath} />
      <p className={styles.forgot}>
        <Link className="link" to={paths.forgotPassword(returnTarget)} replace>
          {t('forgotten')}
        </Link>
      </p>
    </SignInFrame>
  )
}

/** For whoever ordered without an account. */
function LookUp() {
  const { t } = useTranslation('login')
  return (
    <p>
      <Link className="link" to={paths.orderLookup()}>
        {t('new.lookUp')}
      </Link>
    </p>
  )
}
