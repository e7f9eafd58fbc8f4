import type { GuestUserMenu } from '@cartonnage/react-hooks'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, matchPath, useHref, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useSharedLocation } from '../../app/use-shared-location'
import { ChevronRightIcon, UserIcon } from '../../components/icons'
import styles from './user-menu.module.css'

export interface SignInLinkProps {
  readonly menu: GuestUserMenu
  /** A line of the menu of narrow windows, which always shows its words. */
  readonly isRow?: boolean
}

/**
 * The head of a guest: a link to the login page, from which the guest comes back to this page. The id of the tab is
 * added at the click: a link that is opened in another tab belongs to that one, and the server knows no tabs [2.5-4].
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
      <span className={isRow ? undefined : styles['words']}>
        <span>{t('guestFirst')}</span> <span>{t('guestSecond')}</span>
      </span>
      {isRow ? <ChevronRightIcon size={20} /> : null}
    </Link>
  )
}

/** This page with its base path; undefined where there is nothing to come back to. */
function useReturnPath(): string | undefined {
  const { pathname, search } = useSharedLocation()
  const here = useHref({ pathname, search })
  const isLogin = matchPath(`${paths.login()}/*`, pathname) !== null
  return isLogin || pathname === paths.home() ? undefined : here
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
