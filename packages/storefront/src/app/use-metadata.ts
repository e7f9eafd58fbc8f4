import { useShop } from '@cartonnage/react-hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'

/** Writes title and head after a navigation in the browser; the first page's came with the document, so the code comes later. */
export function useMetadata(): void {
  const { i18n } = useTranslation()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const { reportFailure } = useShop()
  const shown = useRef(href)
  useEffect(() => {
    if (shown.current === href) return
    shown.current = href
    const describe = async () => {
      const { describeDocument } = await import('./describe-document')
      // Somebody may have gone on meanwhile.
      if (shown.current === href) describeDocument(document, { match, i18n, href })
    }
    describe().catch((error: unknown) => reportFailure(error, 'the metadata of a page'))
  }, [href, match, i18n, reportFailure])
}
