import { submenuProps } from '@cartonnage/react-hooks'
import type { CategoryMenuView } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDownIcon, ChevronRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'
import { MenuGroups } from './menu-groups'
import { BackLabel, SubmenuIntro } from './submenu-intro'

export interface MenuEntryProps {
  readonly item: NavigationItem
  /** Unique among the entries. */
  readonly id: string
  readonly headProps: CategoryMenuView['headProps']
  /** The tree is too large to render at once: the second level is added when the entry is first opened. */
  readonly isLarge: boolean
  readonly isOpen: boolean
  /** The last part of its panel. */
  readonly aside?: ReactNode
}

/** One category of the first level: a plain link, or with children a menu that opens a panel. */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { item, id, headProps, isLarge, isOpen, aside } = props
  const [isComplete, setComplete] = useState(!isLarge)
  if (isOpen && !isComplete) setComplete(true)
  if (item.children === undefined) return <ItemLink item={item} className={styles.plain} {...headProps} />
  return (
    <details
      {...submenuProps(id)}
      name="category-menu"
      className={joinClasses(styles.sub, styles.first)}
      suppressHydrationWarning
    >
      <summary className={styles.title} {...headProps}>
        <BackLabel />
        <span className={styles.name}>{item.title}</span>
        <ChevronDownIcon className={styles.down} size={14} />
        <ChevronRightIcon className={styles.right} size={20} />
      </summary>
      <div className={styles.panel}>
        <div className={joinClasses('container', styles.columns)}>
          <SubmenuIntro item={item} isLarge />
          {isComplete ? <MenuGroups items={item.children} id={id} isLarge={isLarge} /> : null}
          {aside}
        </div>
      </div>
    </details>
  )
})
