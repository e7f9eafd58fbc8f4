import { partialMatchUrl } from '@cartonnage/sdk/rules'
import { hostSettings, previewHosts } from './shop-settings'

/** What leads a page to its language; the browser's, unless a test stands in. */
export interface LanguageWay {
  readonly url: string
  readonly hosts?: readonly string[]
  readonly go: (url: string) => void
}

/**
 * Leads a page whose language matches one of the shop's only in part to that one [4.language-2]. Our own server writes
 * whole matches alone; a host that puts the shop into a page of its own may say `en-GB`.
 */
export function matchLanguage(language: string, { url, hosts = previewHosts, go }: LanguageWay): void {
  const matching = partialMatchUrl(language, { url, previewHosts: hosts, settings: hostSettings })
  // The page itself may go on saying what it says: one move is enough.
  if (matching !== undefined && matching !== url) go(matching)
}
