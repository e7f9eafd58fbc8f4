import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import type { UIMatch } from 'react-router-dom'
import type { PageHandle } from './page-handle'
import { useShell } from './use-shell'

/** Writes title and head after a navigation in the browser; the first page's came with the document, so the code comes later. */
export function useMetadata(): void {
  const { i18n } = useTranslation()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const { reportFailure } = useShopClient()
  const account = useShell().effectiveAccount?.name
  // What is shown under one address may change: a checkout that was prepared becomes a step.
  const page = `${href} ${useTitle(match)}`
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const describe = async () => {
      const { describeDocument } = await import('./describe-document')
      // Somebody may have gone on meanwhile.
      if (shown.current === page) describeDocument(document, { match, i18n, account, href })
    }
    describe().catch((error: unknown) => reportFailure(error, 'the metadata of a page'))
  }, [page, href, match, i18n, account, reportFailure])
}

/** The words that the page has for itself. */
function useTitle(match: UIMatch | undefined): string {
  const { i18n } = useTranslation()
  const handle = match?.handle as PageHandle | undefined
  const isLoaded = match?.loaderData !== undefined
  return (isLoaded && handle?.title?.({ data: match.loaderData, params: match.params, i18n })) || ''
}
