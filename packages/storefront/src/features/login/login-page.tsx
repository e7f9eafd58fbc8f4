import { useTranslation } from 'react-i18next'
import { Link, redirectDocument, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { CheckIcon } from '../../components/icons'
import styles from './login-page.module.css'
import { findBuyer } from '../../app/require-buyer'
import { SignInForm } from './sign-in-form'
import { readStartUrl } from './start-url'
import { TakenOver } from './taken-over'

export { signIn as action } from './sign-in-action'

/** Who is signed in already has nothing to do here. */
export async function loader(args: PageLoaderArgs) {
  const startUrl = readStartUrl(args.request.url)
  if ((await findBuyer(args)) !== undefined) {
    return redirectDocument(args.context.get(visitContext).origin + startUrl.path, 303)
  }
  return startUrl
}

export const handle: PageHandle<typeof loader> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'login' }),
}

/** Sign-in, and what one can do without. */
export function Component() {
  const { t } = useTranslation('login')
  const { isFromCart } = useLoaderData<typeof loader>()
  return (
    <div className="container section">
      <div className="layout-sign-in">
        <section>
          <h1 className={styles['title']}>{t('title')}</h1>
          <TakenOver />
          <SignInForm isFromCart={isFromCart} />
        </section>
        <section className={styles['aside']}>
          <h2>{t('new.heading')}</h2>
          <p>{t('new.text')}</p>
          <p>
            <Link className="link" to={isFromCart ? paths.guestCart() : paths.home()}>
              {isFromCart ? t('new.cart') : t('new.browse')}
            </Link>
          </p>
          <Benefits />
        </section>
      </div>
    </div>
  )
}

const benefits = ['order', 'business', 'history'] as const

function Benefits() {
  const { t } = useTranslation('login')
  return (
    <div className={styles['benefits']}>
      <h3>{t('benefits.heading')}</h3>
      <ul className={styles['list']}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={17} />
            <span>{t(`benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
