import { applyMetadata } from './metadata'
import type { DisplayedPage } from './describe-page'
import { describeMatch, findCurrentError } from './describe-page'

export interface DocumentPage extends Pick<DisplayedPage, 'match' | 'i18n' | 'account'> {
  /** Path and query with the base path. */
  readonly href: string
}

/** Writes title and head of the current page into a document. */
export function describeDocument(page: Document, { match, i18n, account, href }: DocumentPage): void {
  const url = new URL(href, page.location.origin).href
  const heading = page.querySelector('main h1')?.textContent ?? undefined
  const failure = findCurrentError(page)
  applyMetadata(page, describeMatch({ match, i18n, account, url, failure, heading }).metadata)
}
