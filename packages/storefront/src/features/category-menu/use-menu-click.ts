import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnalytics } from '../analytics/use-analytics'

/**
 * The one listener of all links in the menu: it tells which was followed [2.6-10], and leads there without a new
 * document. Other sites, other tabs and what somebody else has dealt with are left to the browser.
 */
export function useMenuClick(): (event: MouseEvent) => void {
  const { menuClick } = useAnalytics()
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const { to, name } = link.dataset
    menuClick({ url: to ?? link.href, name: name ?? link.textContent })
    if (to === undefined || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(to)
  }
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
