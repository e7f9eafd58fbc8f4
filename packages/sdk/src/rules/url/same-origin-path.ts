import { originOf, parseSafely } from './safe-url'

/**
 * The path, query and hash of a URL on the shop's own origin, starting with exactly one slash; `undefined` for any
 * other URL and everything that `isSafeUrl` rejects. The result is safe to navigate to.
 */
export function sameOriginPath(url: unknown, origin: string): string | undefined {
  const parsed = parseSafely(url, origin)
  if (parsed === undefined || parsed.origin !== originOf(origin)) return undefined
  return parsed.pathname + parsed.search + parsed.hash
}
