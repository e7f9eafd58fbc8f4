/** What campaigns, advertisers and mail programs add to an address: it tells counting where a visitor comes from, and changes no page. */
const names = /^(?:(?:utm|mtm|pk|hsa|gad)_\w+|(?:fb|g)clid|[gw]braid|srsltid|_gl|msclkid|ttclid|mc_[ce]id)$/i

const partsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')

const isNoise = (part: string): boolean => names.test(part.split('=', 1)[0] ?? '')

const write = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`)

/** The query of an address without such parameters, the others to the letter: '' or '?…'. */
export const withoutNoise = (search: string): string =>
  write(partsOf(search).filter((part) => !isNoise(part)))

/** An address that has these parameters of a query too: a way that leads on keeps them. */
export function withNoiseOf(search: string, path: string): string {
  const noise = partsOf(search).filter(isNoise)
  if (noise.length === 0) return path
  const [address = '', ...hash] = path.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${noise.join('&')}`
  return [joined, ...hash].join('#')
}
