import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After 'show more' the focus goes to the first new box: the link that was pressed is gone. */
export function useShownHit(): void {
  const { hash } = useLocation()
  const shown = useRef(hash)
  useEffect(() => {
    if (shown.current === hash) return
    shown.current = hash
    if (/^#hit-\d+$/.test(hash)) document.querySelector<HTMLElement>(`${hash} a`)?.focus()
  }, [hash])
}
