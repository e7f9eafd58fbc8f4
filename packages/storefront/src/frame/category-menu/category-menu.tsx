import { useCategoryMenu, useNavigation, useShopClient } from '@cartonnage/react-hooks'
import type { NavigationView } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { isWithin } from '@cartonnage/sdk/rules'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { CloseIcon, MenuIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { opensElsewhere } from '../../components/opens-elsewhere'
import { useOnChange } from '../../components/use-on-change'
import { useAnalytics } from '../../shared/analytics/use-analytics'
import styles from './category-menu.module.css'
import { ItemAddressContext, useAddressOf } from './item-link'
import { MenuEntry } from './menu-entry'

export interface CategoryMenuProps {
  /** Pinned below the list in narrow windows: region, language, sign-in. */
  readonly footer?: ReactNode
  /** The last part of the panel of the category with this path, in wide windows. */
  readonly aside?: { readonly path: string; readonly content: ReactNode }
}

/**
 * The categories: a row of menus in wide windows, behind the menu button in narrow ones. Both have the same native
 * markup, so everything opens without scripts; scripts add keys, opening on hover, and closing.
 */
export function CategoryMenu({ footer, aside }: CategoryMenuProps) {
  const { t } = useTranslation('header')
  const { items } = useLoggedNavigation()
  const menu = useCategoryMenu({ isRow })
  useOnChange(useLocation().key, menu.closeAll)
  const isLarge = isLargeTree(items)
  const addressOf = useAddressOf()
  const onClick = useMenuClick()
  return (
    <details {...menu.menuProps} className={styles.menu} suppressHydrationWarning>
      <summary className={styles.button} aria-label={t('menu.open')}>
        <MenuIcon className={styles.show} size={26} />
        <CloseIcon className={styles.hide} size={26} />
      </summary>
      <nav className={styles.nav} aria-label={t('menu.label')} data-menu>
        <div className={joinClasses('container', styles.frame)}>
          <ItemAddressContext value={addressOf}>
            <ul className={styles.row} onClick={onClick}>
              {items.map((item, index) => {
                // Ids come from the server and may not be unique.
                const id = `${index}-${item.navid}`
                return (
                  <li key={id} className={styles.entry}>
                    <MenuEntry
                      item={item}
                      id={id}
                      headProps={menu.headProps}
                      isLarge={isLarge}
                      isOpen={menu.openIds.includes(id)}
                      aside={aside !== undefined && addressOf(item)?.to === aside.path ? aside.content : null}
                    />
                  </li>
                )
              })}
            </ul>
          </ItemAddressContext>
        </div>
        {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      </nav>
    </details>
  )
}

/** Whether the categories are in a row below the header, as in wide windows. */
export const isRow = (): boolean => !isWithin(window.innerWidth, 'header')

/** Without its tree the menu is empty; the failure is only logged. */
function useLoggedNavigation(): NavigationView {
  const { reportFailure } = useShopClient()
  const view = useNavigation()
  const failure = view.state.status === 'failed' ? view.state.error : undefined
  useEffect(() => {
    if (failure) reportFailure(failure, 'the category menu cannot be loaded')
  }, [failure, reportFailure])
  return view
}

/** From this number of items on the server renders the first level only: see lab/lighthouse.ts. */
const largeTree = 500

/** Whether the tree is too large to render whole on every page. */
function isLargeTree(items: readonly NavigationItem[]): boolean {
  return countUpTo(items, largeTree) >= largeTree
}

function countUpTo(items: readonly NavigationItem[], limit: number): number {
  let count = 0
  for (const { children } of items) {
    if (count >= limit) return count
    count += 1 + (children ? countUpTo(children, limit - count) : 0)
  }
  return count
}

/**
 * Handles the clicks on all links of the menu: reports them to analytics and navigates without a new document. Other
 * sites, other tabs and clicks that are already handled are left to the browser.
 */
function useMenuClick(): (event: MouseEvent) => void {
  const { menuClick } = useAnalytics()
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const { to, name } = link.dataset
    menuClick({ url: to ?? link.href, name: name ?? link.textContent })
    if (to === undefined || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(to)
  }
}
