import { submenuProps } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { memo } from 'react'
import { ChevronRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { BackLabel } from './back-label'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'
import { SubmenuIntro } from './submenu-intro'

interface MenuGroupProps {
  readonly item: NavigationItem
  readonly id: string
}

/**
 * A category of the second level: a plain link, or with children a submenu of its own [2.6-2]. In the panel of a wide
 * window it stands open beside the others; in the list it takes their place [2.6-7].
 */
export const MenuGroup = memo(function MenuGroup({ item, id }: MenuGroupProps) {
  if (item.children === undefined) return <ItemLink item={item} className={styles['lone']} />
  return (
    <details
      {...submenuProps(id)}
      className={joinClasses(styles['sub'], styles['second'])}
      suppressHydrationWarning
    >
      <summary className={styles['title']}>
        <BackLabel />
        <span className={styles['name']}>{item.title}</span>
        <ChevronRightIcon className={joinClasses(styles['right'])} size={20} />
      </summary>
      <SubmenuIntro item={item} />
      <ul className={styles['leaves']}>
        {item.children.map((leaf, index) => (
          <li key={index}>
            <ItemLink item={leaf} className={styles['leaf']} />
          </li>
        ))}
      </ul>
    </details>
  )
})
