const signOut = /\/secur\/logout\.jsp$/

/**
 * The platform's sign-out address with a return URL to the buyer's shop and language, which the platform cannot tell
 * apart on one origin. Returns any other address unchanged.
 */
export function withReturn(url: string, { origin, home }: { origin: string; home: string }): string {
  const address = new URL(url, origin)
  if (!signOut.test(address.pathname) || address.searchParams.has('retURL')) return url
  address.searchParams.set('retURL', home)
  return address.href
}
