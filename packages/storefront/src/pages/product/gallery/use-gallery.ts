import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Gallery {
  /** The row of views, which scrolls. */
  readonly stage: RefObject<HTMLDivElement | null>
  /** The row of links to them, in their order. */
  readonly links: RefObject<HTMLUListElement | null>
  /** The index of the view that is shown. */
  readonly current: number
  /** Another view than the first has been shown. */
  readonly hasMoved: boolean
  show(index: number): void
  /** To be called when the stage has scrolled. */
  follow(): void
  onKeyDown(event: KeyboardEvent): void
}

/** Which view a key leads to; undefined for other keys, and where it would be none. */
export function viewOfKey(key: string, { current, count }: { current: number; count: number }) {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined || target < 0 || target >= count ? undefined : target
}

/** Views side by side: swiped by the browser itself, and chosen by links and keys. */
export function useGallery(count: number): Gallery {
  const stage = useRef<HTMLDivElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  const turnTo = (index: number) => {
    if (index !== current) setHasMoved(true)
    setCurrent(index)
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = stage.current ?? {}
    if (clientWidth > 0) turnTo(Math.round(scrollLeft / clientWidth))
  }
  // The browser may have moved before the application started: by a link's address, a swipe, or Back.
  const followAtStart = useEffectEvent(follow)
  useEffect(() => followAtStart(), [])
  const show = (index: number) => {
    // Not `scrollIntoView`, which may scroll the page as well.
    if (stage.current) stage.current.scrollLeft = index * stage.current.clientWidth
    turnTo(index)
  }
  useEffect(() => {
    const [row, link] = [links.current, links.current?.children[current]]
    if (row && link instanceof HTMLElement)
      row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt and an arrow, browsers go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = viewOfKey(event.key, { current, count })
    if (target === undefined) return
    event.preventDefault()
    show(target)
    const row = links.current
    if (row?.contains(document.activeElement)) row.children[target]?.querySelector('a')?.focus()
  }
  return { stage, links, current, hasMoved, show, follow, onKeyDown }
}
