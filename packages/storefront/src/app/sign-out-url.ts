const signOut = /\/secur\/logout\.jsp$/

/**
 * The platform's sign-out address with the way back to the shop and language that the buyer leaves: on one origin
 * it could not know them. Other addresses stay as they are.
 */
export function withReturn(url: string, { origin, home }: { origin: string; home: string }): string {
  const address = new URL(url, origin)
  if (!signOut.test(address.pathname) || address.searchParams.has('retURL')) return url
  address.searchParams.set('retURL', home)
  return address.href
}
