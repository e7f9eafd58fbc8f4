import { submenuProps } from '@cartonnage/react-hooks'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { memo, startTransition, useEffect, useState } from 'react'
import { ChevronRightIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { ItemLink } from './item-link'
import { BackLabel, SubmenuIntro } from './submenu-intro'

/** How many groups of a large tree are added per frame: more would block the page for longer than 50 ms. */
const groupsPerFrame = 4

export interface MenuGroupsProps {
  readonly items: readonly NavigationItem[]
  /** Unique among the entries of the first level. */
  readonly id: string
  readonly isLarge: boolean
}

/** The second level, in columns or as a list. */
export function MenuGroups({ items, id, isLarge }: MenuGroupsProps) {
  const count = useGrowingCount(items.length, isLarge ? groupsPerFrame : items.length)
  return (
    <ul className={styles.groups}>
      {items.slice(0, count).map((item, index) => (
        <li key={index} className={joinClasses(styles.group, isLarge && styles.later)}>
          <MenuGroup item={item} id={`${id}-${index}`} />
        </li>
      ))}
    </ul>
  )
}

/** Grows with each frame from the first count to the target. */
function useGrowingCount(target: number, first: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= target) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + groupsPerFrame)))
    return () => cancelAnimationFrame(frame)
  }, [count, target])
  return count
}

interface MenuGroupProps {
  readonly item: NavigationItem
  readonly id: string
}

/**
 * A category of the second level: a plain link, or with children a submenu. In the panel of wide windows the submenus
 * are always open side by side; in the list of narrow ones an open submenu replaces the others.
 */
const MenuGroup = memo(function MenuGroup({ item, id }: MenuGroupProps) {
  if (item.children === undefined) return <ItemLink item={item} className={styles.lone} />
  return (
    <details
      {...submenuProps(id)}
      className={joinClasses(styles.sub, styles.second)}
      suppressHydrationWarning
    >
      <summary className={styles.title}>
        <BackLabel />
        <span className={styles.name}>{item.title}</span>
        <ChevronRightIcon className={styles.right} size={20} />
      </summary>
      <SubmenuIntro item={item} />
      <ul className={styles.leaves}>
        {item.children.map((leaf, index) => (
          <li key={index}>
            <ItemLink item={leaf} className={styles.leaf} />
          </li>
        ))}
      </ul>
    </details>
  )
})
