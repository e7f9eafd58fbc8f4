import { useNavigation, useShop } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeAll, useClosingDetails } from '../../app/use-closing-details'
import { CloseIcon, MenuIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { MenuEntry } from './menu-entry'

/**
 * The categories [2.6]: a row of menus on wide windows, behind the menu button on narrow ones. It is the same
 * native markup for both, so everything opens without scripts; scripts only close what is no longer needed.
 */
export function CategoryMenu({ footer }: { readonly footer?: ReactNode }) {
  const { t } = useTranslation('header')
  const { events } = useShop()
  const { items } = useNavigation()
  const root = useClosingDetails<HTMLDetailsElement>()
  useEffect(() => events.on('search', () => closeAll(root.current)), [events, root])
  return (
    <details ref={root} className={styles['menu']} suppressHydrationWarning>
      <summary className={styles['button']} aria-label={t('menu.open')}>
        <MenuIcon className={joinClasses(styles['show'])} size={26} />
        <CloseIcon className={joinClasses(styles['hide'])} size={26} />
      </summary>
      <nav className={styles['nav']} aria-label={t('menu.label')} data-menu>
        <div className={joinClasses('container', styles['frame'])}>
          <ul className={styles['row']}>
            {items.map((item) => (
              <li key={item.navid} className={styles['entry']}>
                <MenuEntry item={item} />
              </li>
            ))}
          </ul>
        </div>
        {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
      </nav>
    </details>
  )
}
