import type { RefObject } from 'react'
import { useEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A ref for the element that a form's response begins with: each new response moves the focus there. One that came with
 * the page does not, because its visitor may be somewhere else by the time the page is hydrated; give the element
 * `autoFocus` for that. Undefined while there is no response, or while another element takes the focus.
 */
export function useResponseFocus<Target extends HTMLElement>(response: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const latest = useRef(isHydrating ? response : undefined)
  useEffect(() => {
    if (response === latest.current) return
    latest.current = response
    if (response !== undefined) target.current?.focus()
  }, [response])
  return target
}
