import { submenuProps } from '@cartonnage/react-hooks'
import type { CategoryMenuView } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDownIcon, ChevronRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { BackLabel } from './back-label'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'
import { MenuGroups } from './menu-groups'
import { SubmenuIntro } from './submenu-intro'

export interface MenuEntryProps {
  readonly item: NavigationItem
  /** Different for every entry. */
  readonly id: string
  readonly headProps: CategoryMenuView['headProps']
  /** The tree is too large to be shown at once: what is below comes when it is opened, and then stays. */
  readonly isLarge: boolean
  readonly isOpen: boolean
  /** Stands at the end of its panel. */
  readonly aside?: ReactNode
}

/** One category of the first level: a plain link, or with children a menu that opens a panel [2.6-2]. */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { item, id, headProps, isLarge, isOpen, aside } = props
  const [isWhole, setWhole] = useState(!isLarge)
  if (isOpen && !isWhole) setWhole(true)
  if (item.children === undefined) return <ItemLink item={item} className={styles['plain']} {...headProps} />
  return (
    <details
      {...submenuProps(id)}
      name="category-menu"
      className={joinClasses(styles['sub'], styles['first'])}
      suppressHydrationWarning
    >
      <summary className={styles['title']} {...headProps}>
        <BackLabel />
        <span className={styles['name']}>{item.title}</span>
        <ChevronDownIcon className={joinClasses(styles['down'])} size={14} />
        <ChevronRightIcon className={joinClasses(styles['right'])} size={20} />
      </summary>
      <div className={styles['panel']}>
        <div className={joinClasses('container', styles['columns'])}>
          <SubmenuIntro item={item} isLarge />
          {isWhole ? <MenuGroups items={item.children} id={id} isLarge={isLarge} /> : null}
          {aside}
        </div>
      </div>
    </details>
  )
})
