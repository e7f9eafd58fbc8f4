import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { hasOwnFields } from '../../shell/own-fields'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { RegisterForm } from './register-form'
import { useReturnTarget } from './return-target'
import { Benefits, SignInFrame } from './sign-in-frame'
import type { loadStartUrl } from './data/start-url'

export const action = loadLater(async () => (await import('./data/register-action')).register)
export const loader = loadLater(async () => (await import('./data/start-url')).loadStartUrl)

export const handle: PageHandle<typeof loadStartUrl> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'register' }),
}

/** Opening an account, and the alternatives. */
export function Component() {
  const { t } = useTranslation('register')
  const { isFromCart, summaryPath } = useLoaderData<typeof loadStartUrl>()
  const returnTarget = useReturnTarget()
  const isCheckedHere = hasOwnFields(useShopClient())
  return (
    <SignInFrame
      title={t('title')}
      aside={
        <>
          <h2>{t('known.heading')}</h2>
          <p>
            <Link className="link" to={paths.login(returnTarget)} replace>
              {t('known.signIn')}
            </Link>
          </p>
          <h3>{t('business.heading')}</h3>
          {isCheckedHere ? (
            <p>{t('business.check')}</p>
          ) : (
            <p>
              {t('business.text')}{' '}
              <Link className="link" to={paths.service('contact')}>
                {t('business.contact')}
              </Link>
            </p>
          )}
          <Benefits />
        </>
      }
    >
      <RegisterForm isFromCart={isFromCart} summaryPath={summaryPath} />
    </SignInFrame>
  )
}
