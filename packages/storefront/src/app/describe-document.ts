import { applyMetadata } from './metadata'
import type { Shown } from './page-description'
import { describeMatch } from './page-description'
import { findShownFailure } from './shown-failure'

export interface DocumentPage extends Pick<Shown, 'match' | 'i18n' | 'account'> {
  /** Path and query with the base path. */
  readonly href: string
}

/** Gives a document the title and the head of the page that it shows now. */
export function describeDocument(page: Document, { match, i18n, account, href }: DocumentPage): void {
  const url = new URL(href, page.location.origin).href
  const heading = page.querySelector('main h1')?.textContent ?? undefined
  const failure = findShownFailure(page)
  applyMetadata(page, describeMatch({ match, i18n, account, url, failure, heading }).metadata)
}
