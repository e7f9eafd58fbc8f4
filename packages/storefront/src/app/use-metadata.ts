import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import { applyMetadata } from './metadata'
import type { PageError } from './page-error'
import { describeMatch } from './page-description'

/** Writes title and head after a navigation in the browser; the first page's came with the document. */
export function useMetadata(): void {
  const { i18n } = useTranslation()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const shown = useRef(href)
  useEffect(() => {
    if (shown.current === href) return
    shown.current = href
    const url = new URL(href, globalThis.location.origin).href
    const heading = document.querySelector('main h1')?.textContent ?? undefined
    const failure = findShownFailure()
    applyMetadata(document, describeMatch({ match, i18n, url, failure, heading }).metadata)
  }, [href, match, i18n])
}

/** The failure that stands in the page's place: the router tells it to the error page only, which shows its status. */
function findShownFailure(): PageError | undefined {
  const status = document.querySelector<HTMLElement>('main [data-status]')?.dataset['status']
  return status === undefined ? undefined : { pageError: true, status: Number(status), code: null }
}
