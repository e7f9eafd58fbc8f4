import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Search parameters that make another page of the same path: a step, and what is entered in it. */
const partNames = ['step', 'address'] as const

/**
 * After a navigation in the browser the focus goes to the page's heading, so that screen readers say where they
 * are and Tab goes on from there; or to the field that the page asks for (`data-page-focus`). The first page keeps
 * the focus where the visitor put it.
 */
export function useNavigationFocus(): void {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const location = JSON.stringify([pathname, ...partNames.map((name) => query.get(name))])
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    focusHeading(document)
  }, [location])
}

function focusHeading(page: Document): void {
  const requested = page.querySelector<HTMLElement>('main [data-page-focus]')
  if (requested !== null) return requested.focus()
  const target = page.querySelector<HTMLElement>('main h1') ?? page.getElementById('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
