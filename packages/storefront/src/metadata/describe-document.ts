import { applyMetadata } from './metadata'
import type { DisplayedPage } from './describe-page'
import { describeMatch } from './describe-page'

export interface DocumentPage extends Pick<DisplayedPage, 'match' | 'i18n' | 'account' | 'failure'> {
  /** Path and query with the base path. */
  readonly href: string
}

/** Writes title and head of the current page into a document. */
export function describeDocument(page: Document, { href, ...displayed }: DocumentPage): void {
  const url = new URL(href, page.location.origin).href
  applyMetadata(page, describeMatch({ ...displayed, url }).metadata)
}
