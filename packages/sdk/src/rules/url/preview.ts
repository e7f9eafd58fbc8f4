import { bareHost } from '../region/shop-type'

/**
 * Whether a shop is shown on one of the platform's preview hosts [6-7], where no path is rewritten to a language that
 * only partly matches [4.language-2]. Hosts are compared as a whole; a port and a trailing dot are ignored, case does
 * not matter. Without preview hosts nothing is a preview.
 */
export function isPreviewHost(hostname: string, previewHosts: readonly string[] = []): boolean {
  const host = bareHost(hostname.trim())
  return host !== '' && previewHosts.some((candidate) => bareHost(candidate.trim()) === host)
}
