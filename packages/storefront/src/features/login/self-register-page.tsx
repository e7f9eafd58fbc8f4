import { useTranslation } from 'react-i18next'
import { Link, redirectDocument, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { findBuyer } from '../../app/require-buyer'
import type { PageLoaderArgs } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { Benefits } from './benefits'
import styles from './login-page.module.css'
import { RegisterForm } from './register-form'
import { readStartUrl } from './start-url'
import { TakenOver } from './taken-over'
import { useReturnTarget } from './use-return-target'

export { register as action } from './register-action'

/** Who is signed in has an account. */
export async function loader(args: PageLoaderArgs) {
  const startUrl = readStartUrl(args.request.url)
  if ((await findBuyer(args)) !== undefined) {
    return redirectDocument(args.context.get(visitContext).origin + startUrl.path, 303)
  }
  return startUrl
}

export const handle: PageHandle<typeof loader> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'register' }),
}

/** Opening an account [2.1-14], and the ways without one. */
export function Component() {
  const { t } = useTranslation('register')
  const { isFromCart, summaryPath } = useLoaderData<typeof loader>()
  const way = useReturnTarget()
  return (
    <div className="container section">
      <div className="layout-sign-in">
        <section>
          <h1 className={styles['title']}>{t('title')}</h1>
          <RegisterForm isFromCart={isFromCart} summaryPath={summaryPath} />
          <TakenOver />
        </section>
        <section className={styles['aside']}>
          <h2>{t('known.heading')}</h2>
          <p>
            <Link className="link" to={paths.login(way)} replace>
              {t('known.signIn')}
            </Link>
          </p>
          <h3>{t('business.heading')}</h3>
          <p>
            {t('business.text')}{' '}
            <Link className="link" to={paths.service('contact')}>
              {t('business.contact')}
            </Link>
          </p>
          <Benefits />
        </section>
      </div>
    </div>
  )
}
