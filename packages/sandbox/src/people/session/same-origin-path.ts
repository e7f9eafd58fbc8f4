/**
 * A path of the same origin for a redirect. Undefined for absolute URLs, `//host` in any spelling and other schemes, so
 * that a link cannot redirect to another site.
 */
export function sameOriginPath(target: string | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined
  const here = 'http://sandbox.invalid'
  const url = URL.canParse(target, here) ? new URL(target, here) : undefined
  const path = url?.origin === here ? url.pathname + url.search + url.hash : undefined
  return path?.startsWith('//') ? undefined : path
}
