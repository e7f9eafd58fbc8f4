import type { GuestUserMenu } from '@cartonnage/react-hooks'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useHref, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useSharedLocation } from '../../shell/use-shared-location'
import { ChevronRightIcon, UserIcon } from '../../components/icons'
import { opensElsewhere } from '../../components/opens-elsewhere'
import styles from './user-menu.module.css'

export interface SignInLinkProps {
  readonly menu: GuestUserMenu
  /** A row of the menu of narrow windows, which always shows its text. */
  readonly isRow?: boolean
}

/**
 * A guest's link to the login page, with this page as return target. The id of the tab is added on click: a link that is
 * opened in another tab gets that tab's id, and the server has none.
 */
export function SignInLink({ menu, isRow = false }: SignInLinkProps) {
  const { t } = useTranslation('user-menu')
  const startUrl = useReturnPath()
  const navigate = useNavigate()
  const signIn = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(paths.login({ startUrl, sessionId: menu.getSessionId() }))
  }
  return (
    <Link
      className={styles[isRow ? 'line' : 'guest']}
      to={paths.login({ startUrl })}
      data-replay
      onClick={signIn}
    >
      <UserIcon />
      <span className={isRow ? undefined : styles.text}>
        <span>{t('guestFirst')}</span> <span>{t('guestSecond')}</span>
      </span>
      {isRow ? <ChevronRightIcon size={20} /> : null}
    </Link>
  )
}

/** The path of this page with the base path; undefined on the start page and the login pages. */
function useReturnPath(): string | undefined {
  const { pathname, search } = useSharedLocation()
  const here = useHref({ pathname, search })
  const isLogin = matchPath(`${paths.login()}/*`, pathname) !== null
  return isLogin || pathname === paths.home() ? undefined : here
}
