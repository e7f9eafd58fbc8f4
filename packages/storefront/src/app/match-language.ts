import { partialMatchUrl } from '@cartonnage/sdk/rules'
import { hostSettings } from './shop-settings'

/** What leads a page to its language; the browser's, unless a test stands in. */
export interface LanguageTarget {
  readonly url: string
  /** What the session says of the host [6-7]. */
  readonly isPreview?: boolean | undefined
  readonly go: (url: string) => void
}

/**
 * Leads a page whose language matches one of the shop's only in part to that one [4.language-2]. Our own server writes
 * whole matches alone; a host that puts the shop into a page of its own may say `en-GB`.
 */
export function matchLanguage(language: string, { url, isPreview, go }: LanguageTarget): void {
  const matching = partialMatchUrl(language, { url, isPreview, settings: hostSettings })
  // The page itself may go on saying what it says: one move is enough.
  if (matching !== undefined && matching !== url) go(matching)
}
