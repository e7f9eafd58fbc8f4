import { originOf, parseSafely } from './safe-url'

/**
 * The path, query and hash of a URL on the shop's own origin, beginning with exactly one slash; `undefined` for any
 * other URL and for everything that `isSafeUrl` refuses. What it gives can be navigated to as it is.
 */
export function sameOriginPath(url: unknown, origin: string): string | undefined {
  const parsed = parseSafely(url, origin)
  if (parsed === undefined || parsed.origin !== originOf(origin)) return undefined
  return parsed.pathname + parsed.search + parsed.hash
}
