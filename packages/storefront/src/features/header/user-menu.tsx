import { useShop } from '@cartonnage/react-hooks'
import type { Session } from '@cartonnage/sdk'
import { resolveUserMenuItem, visibleMenuItems } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { withReturn } from '../../app/sign-out-url'
import { useClosingDetails } from '../../app/use-closing-details'
import { useShell } from '../../app/use-shell'
import { ChevronDownIcon, UserFilledIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './user-area.module.css'

/** A buyer's name and company, and the menu behind them. Native, so it opens without scripts too. */
export function UserMenu({ session }: { readonly session: Session }) {
  const { t } = useTranslation('header')
  const details = useClosingDetails<HTMLDetailsElement>()
  const name = session.userName ?? session.firstName ?? t('user.menu')
  const company = session.companyName
  return (
    <details ref={details} className={styles['menu']} suppressHydrationWarning>
      <summary className={styles['buyer']} title={t('user.menu')}>
        <UserFilledIcon />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          {company ? <span className={styles['company']}>{company}</span> : null}
        </span>
        <ChevronDownIcon className={joinClasses(styles['chevron'])} size={17} />
      </summary>
      <div className={styles['panel']}>
        <p className={styles['person']}>
          <strong>{name}</strong>
          {company ? <span>{company}</span> : null}
        </p>
        <ul className={styles['items']}>
          {visibleMenuItems(session.menuItems, session.userType).map((item) => (
            <li key={item.id ?? item.label}>
              <MenuItemLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** A target that gives no link only reaches the log [8-9]. */
function useReportedTarget(target: string | null): void {
  const { reportFailure } = useShop()
  useEffect(() => {
    if (target) reportFailure(target, 'a menu item leads nowhere')
  }, [reportFailure, target])
}

/** An address that nobody should follow is shown as text only [2.5-10]. */
function MenuItemLink({ item }: { readonly item: Session['menuItems'][number] }) {
  const shop = useShop()
  const { origin } = useShell()
  const home = useHref('/')
  const link = resolveUserMenuItem(item, { origin, basePath: home })
  useReportedTarget(link === undefined ? item.target : null)
  if (link === undefined) return <span>{item.label}</span>
  if (link.kind === 'page') return <Link to={link.path}>{item.label}</Link>
  if (link.kind === 'external') return <a href={link.url}>{item.label}</a>
  const href = withReturn(link.url, { origin, home })
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        shop.session.signOut().catch(() => location.assign(href))
      }}
    >
      {item.label}
    </a>
  )
}
