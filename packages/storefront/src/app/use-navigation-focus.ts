import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation in the browser the focus goes to the page's heading, so that screen readers say where they
 * are and Tab goes on from there. The first page keeps the focus where the visitor put it.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading(document)
  }, [pathname])
}

function focusHeading(page: Document): void {
  const target = page.querySelector<HTMLElement>('main h1') ?? page.getElementById('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
