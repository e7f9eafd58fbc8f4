import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

interface OutOfWindow<E> {
  readonly ref: RefObject<E | null>
  readonly isOut: boolean
}

/** How much of the element has to be in the window, of 1. */
const enough = 0.9

/** Whether an element is above or below the window, or cut by its edge; meanwhile it keeps its height, whatever leaves it. */
export function useOutOfWindow<E extends HTMLElement>(): OutOfWindow<E> {
  const ref = useRef<E>(null)
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const { current } = ref
    if (current === null || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry === undefined) return
        current.style.minHeight = entry.isIntersecting ? '' : `${entry.boundingClientRect.height}px`
        setOut(!entry.isIntersecting)
      },
      { threshold: enough },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, isOut }
}
