import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import type { UIMatch } from 'react-router-dom'
import { describeDocument } from '../metadata/describe-document'
import { useDisplayedError } from '../shell/displayed-error'
import { pageHandleOf } from '../shell/page-handle'
import { useShell } from '../shell/use-shell'

/** Writes title and head after a navigation in the browser. Those of the first page came with the document. */
export function useMetadata(): void {
  const { i18n } = useTranslation()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const account = useShell().effectiveAccount?.name
  const readError = useDisplayedError()
  // One address may show several pages: a checkout that is being prepared becomes a step.
  const page = `${href} ${useTitle(match)}`
  const currentPage = useRef(page)
  useEffect(() => {
    if (currentPage.current === page) return
    currentPage.current = page
    describeDocument(document, { match, i18n, account, href, failure: readError() })
  }, [page, href, match, i18n, account, readError])
}

/** The page's own title; empty until its data is loaded. */
function useTitle(match: UIMatch | undefined): string {
  const { i18n } = useTranslation()
  if (match?.loaderData === undefined) return ''
  return pageHandleOf(match)?.title?.({ data: match.loaderData, params: match.params, i18n }) ?? ''
}

/** Search parameters that select another page under the same path. */
const pageParameters = ['step', 'address'] as const

/**
 * Moves the focus to the page's heading after a navigation in the browser, so that screen readers announce the page
 * and Tab continues from there; or to the field that the page marks with `data-page-focus`. On the first page the focus
 * stays where the visitor put it. Another part of a list (`?page`) takes it only where its link is gone.
 */
export function useNavigationFocus(): void {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const location = JSON.stringify([pathname, ...pageParameters.map((name) => query.get(name))])
  const currentLocation = useRef(location)
  useEffect(() => {
    if (currentLocation.current === location) return
    currentLocation.current = location
    focusHeading(document)
  }, [location])
  const part = query.get('page')
  const currentPart = useRef(part)
  useEffect(() => {
    if (currentPart.current === part) return
    currentPart.current = part
    if (document.activeElement === document.body) focusHeading(document)
  }, [part])
}

function focusHeading(page: Document): void {
  const requested = page.querySelector<HTMLElement>('main [data-page-focus]')
  if (requested !== null) return requested.focus()
  const target = page.querySelector<HTMLElement>('main h1') ?? page.getElementById('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
