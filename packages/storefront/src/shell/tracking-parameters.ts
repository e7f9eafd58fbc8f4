/** Query parameters that campaigns, advertisers and mail programs add. They say where a visitor comes from and never change a page. */
const names = /^(?:(?:utm|mtm|pk|hsa|gad)_\w+|(?:fb|g)clid|[gw]braid|srsltid|_gl|msclkid|ttclid|mc_[ce]id)$/i

const partsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')

const isTracking = (part: string): boolean => names.test(part.split('=', 1)[0] ?? '')

const write = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`)

/** The query without tracking parameters, all others unchanged: '' or '?…'. */
export const withoutTracking = (search: string): string =>
  write(partsOf(search).filter((part) => !isTracking(part)))

/** A redirect target with the tracking parameters of the original query. */
export function withTrackingOf(search: string, path: string): string {
  const tracking = partsOf(search).filter(isTracking)
  if (tracking.length === 0) return path
  const [address = '', ...hash] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${tracking.join('&')}`
  return [joined, ...hash].join('#')
}
