import type { NavigationItem } from '@cartonnage/sdk/rules'
import { startTransition, useEffect, useState } from 'react'
import { joinClasses } from '../../components/join-classes'
import styles from './category-menu.module.css'
import { MenuGroup } from './menu-group'

/** How many groups of a large tree come at a time: more would hold up the page for longer than 50 ms. */
const atATime = 4

export interface MenuGroupsProps {
  readonly items: readonly NavigationItem[]
  /** Different for every entry of the first level. */
  readonly id: string
  readonly isLarge: boolean
}

/** The second level, in columns or as lines. */
export function MenuGroups({ items, id, isLarge }: MenuGroupsProps) {
  const count = useGrowing(items.length, isLarge ? atATime : items.length)
  return (
    <ul className={styles['groups']}>
      {items.slice(0, count).map((item, index) => (
        <li key={index} className={joinClasses(styles['group'], isLarge && styles['later'])}>
          <MenuGroup item={item} id={`${id}-${index}`} />
        </li>
      ))}
    </ul>
  )
}

/** Counts up by some a frame until there are enough. */
function useGrowing(enough: number, first: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= enough) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + atATime)))
    return () => cancelAnimationFrame(frame)
  }, [count, enough])
  return count
}
