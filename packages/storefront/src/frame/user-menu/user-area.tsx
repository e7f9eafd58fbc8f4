import { useUserMenu } from '@cartonnage/react-hooks'
import type { BuyerUserMenu, UserMenuItem } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shell/paths'
import { useClosingDetails } from '../../shell/use-closing-details'
import { ChevronDownIcon, UserFilledIcon } from '../../components/icons'
import { MenuItemLink } from './menu-item-link'
import { SignInLink } from './sign-in-link'
import styles from './user-menu.module.css'

/** A link to sign in for guests, the user menu for buyers; nothing if the session is unknown. */
export function UserArea() {
  const view = useUserMenu()
  if (view.kind === 'hidden') return null
  return view.kind === 'guest' ? <SignInLink menu={view} /> : <UserMenu menu={view} />
}

/**
 * A buyer's name and company, and the menu. Native `<details>`, so it opens and closes without scripts: while it is open
 * the summary covers the whole window as the backdrop, so a click anywhere closes it.
 */
function UserMenu({ menu: { name, companyName, items } }: { readonly menu: BuyerUserMenu }) {
  const { t } = useTranslation('user-menu')
  const ownItems = useOwnItems()
  const details = useClosingDetails<HTMLDetailsElement>()
  return (
    <details ref={details} className={styles.menu} suppressHydrationWarning>
      <summary className={styles.buyer} title={t('menu')}>
        <UserFilledIcon />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {companyName === undefined ? null : <span className={styles.company}>{companyName}</span>}
        </span>
        <ChevronDownIcon className={styles.chevron} size={17} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.person}>
          <strong>{name}</strong>
          {companyName === undefined ? null : <span>{companyName}</span>}
        </p>
        <ul className={styles.items}>
          {(items.length === 0 ? ownItems : items).map((item) => (
            <li key={item.id ?? item.label}>
              <MenuItemLink item={item} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** The menu of a site whose administrator has not built one. */
function useOwnItems(): readonly UserMenuItem[] {
  const { t } = useTranslation('user-menu')
  const page = (label: string, target: string): UserMenuItem => toItem(label, 'InternalLink', target)
  return [
    page(t('orders'), paths.orders()),
    page(t('carts'), paths.carts()),
    page(t('lists'), paths.lists()),
    page(t('addresses'), paths.addresses()),
    page(t('profile'), paths.profile()),
    toItem(t('signOut'), 'Event', 'Logout'),
  ]
}

const toItem = (label: string, type: string, target: string): UserMenuItem => ({
  id: target,
  label,
  type,
  target,
  defaultListViewId: null,
})
