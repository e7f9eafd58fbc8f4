import { useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useHref, useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { UserIcon } from '../../components/icons'
import styles from './user-area.module.css'
import { UserMenu } from './user-menu'

/** Who is shopping: a way to sign in for guests, the user menu for buyers [2.5]. */
export function UserArea() {
  const { session } = useSession()
  return session === undefined || session.isGuest ? <SignInLink /> : <UserMenu session={session} />
}

/** After signing in, a guest comes back to this page. */
function SignInLink() {
  const { t } = useTranslation('header')
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const startUrl =
    matchPath(`${paths.login()}/*`, pathname) !== null || pathname === '/' ? {} : { startUrl: here }
  return (
    <Link className={styles['guest']} to={paths.login(startUrl)}>
      <UserIcon />
      <span className={styles['words']}>
        <span>{t('user.guestFirst')}</span> <span>{t('user.guestSecond')}</span>
      </span>
    </Link>
  )
}
