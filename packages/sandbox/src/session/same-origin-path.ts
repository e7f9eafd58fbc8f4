/**
 * A path of our own origin for a redirect, or undefined: absolute addresses, `//host` in any spelling and other
 * schemes are refused, so that nobody is sent to another site.
 */
export function sameOriginPath(target: string | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined
  const here = 'http://sandbox.invalid'
  const url = URL.canParse(target, here) ? new URL(target, here) : undefined
  const path = url?.origin === here ? url.pathname + url.search + url.hash : undefined
  return path?.startsWith('//') ? undefined : path
}
