import { bareHost } from '../region/shop-type'

/**
 * Whether a shop is on one of the platform's preview hosts, where paths are not rewritten to a partly matching
 * language. The whole host is compared; port, trailing dot and case are ignored. False without preview hosts.
 */
export function isPreviewHost(hostname: string, previewHosts: readonly string[] = []): boolean {
  const host = bareHost(hostname.trim())
  return host !== '' && previewHosts.some((candidate) => bareHost(candidate.trim()) === host)
}
