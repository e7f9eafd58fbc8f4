import type { NotificationPosition } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Edge } from './edge-clear-of'
import { edgeClearOf } from './edge-clear-of'

type Vertical = NotificationPosition['vertical']

interface ClearOptions {
  readonly home: Vertical
  /** How many notifications are there. */
  readonly count: number
}

/**
 * Where notifications stand so that they do not cover the element with the focus: at their own edge, or at the other one
 * until the last of them is gone. Those in the middle stay.
 */
export function useClearOfFocus(place: HTMLElement | null, { home, count }: ClearOptions): Vertical {
  const [isMoved, setMoved] = useState(false)
  const now = isMoved ? (home === 'top' ? 'bottom' : 'top') : home
  const check = useEffectEvent(() => {
    if (now !== 'middle') setMoved(clearEdge(place, now) !== home)
  })
  useLayoutEffect(() => {
    if (count === 0) setMoved(false)
    else check()
  }, [count])
  useEffect(() => {
    if (count === 0) return undefined
    // The browser scrolls to the element after it has got the focus.
    const checkLater = () => requestAnimationFrame(() => check())
    document.addEventListener('focusin', checkLater)
    return () => document.removeEventListener('focusin', checkLater)
  }, [count])
  return now
}

function clearEdge(place: HTMLElement | null, edge: Edge): Edge {
  const { activeElement } = document
  if (place === null || activeElement === null || activeElement === document.body) return edge
  if (place.contains(activeElement)) return edge
  const { left, right, height } = place.getBoundingClientRect()
  const windowHeight = document.documentElement.clientHeight
  return edgeClearOf(activeElement.getBoundingClientRect(), { left, right, height, edge, windowHeight })
}
