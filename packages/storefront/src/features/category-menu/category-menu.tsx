import { useCategoryMenu, useNavigation, useShopClient } from '@cartonnage/react-hooks'
import type { NavigationView } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CloseIcon, MenuIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { isRow } from './is-row'
import { MenuEntry } from './menu-entry'
import { MenuLocation, useAddressOf } from './menu-location'
import { isLargeTree } from './tree-size'
import { useMenuClick } from './use-menu-click'

export interface CategoryMenuProps {
  /** Pinned below the list in narrow windows: region, language, sign-in. */
  readonly footer?: ReactNode
  /** Stands at the end of the panel of the category with this path, in wide windows. */
  readonly aside?: { readonly path: string; readonly content: ReactNode }
}

/**
 * The categories [2.6]: a row of menus in wide windows, behind the menu button [2.2-8] in narrow ones. It is the same
 * native markup for both, so everything opens without scripts; scripts add keys, the mouse that rests, and close what
 * is no longer needed.
 */
export function CategoryMenu({ footer, aside }: CategoryMenuProps) {
  const { t } = useTranslation('header')
  const { items } = useLoggedNavigation()
  const menu = useCategoryMenu({ isRow })
  useClosedAfterNavigation(menu.closeAll)
  const isLarge = isLargeTree(items)
  const addressOf = useAddressOf()
  const onClick = useMenuClick()
  return (
    <details {...menu.menuProps} className={styles['menu']} suppressHydrationWarning>
      <summary className={styles['button']} aria-label={t('menu.open')}>
        <MenuIcon className={joinClasses(styles['show'])} size={26} />
        <CloseIcon className={joinClasses(styles['hide'])} size={26} />
      </summary>
      <nav className={styles['nav']} aria-label={t('menu.label')} data-menu>
        <div className={joinClasses('container', styles['frame'])}>
          <MenuLocation value={addressOf}>
            <ul className={styles['row']} onClick={onClick}>
              {items.map((item, index) => {
                // Ids come from the server and may be there twice.
                const id = `${index}-${item.navid}`
                return (
                  <li key={id} className={styles['entry']}>
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
          </MenuLocation>
        </div>
        {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
      </nav>
    </details>
  )
}

/** Without its tree the menu is empty, and only the log hears why [8-10]. */
function useLoggedNavigation(): NavigationView {
  const { reportFailure } = useShopClient()
  const view = useNavigation()
  const failure = view.state.status === 'failed' ? view.state.error : undefined
  useEffect(() => {
    if (failure) reportFailure(failure, 'the category menu cannot be loaded')
  }, [failure, reportFailure])
  return view
}

/** Another page: the menu has done its work. What was opened before the page was alive stays. */
function useClosedAfterNavigation(closeAll: () => void): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    closeAll()
  }, [key, closeAll])
}
