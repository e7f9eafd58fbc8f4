/** What {@link isSafeUrl} lets pass. */
export interface SafeUrlOptions {
  /** The shop's own origin, which relative URLs belong to. */
  readonly origin: string
  /** `same-origin`: only pages of that origin; `http`: any http(s) address. */
  readonly allow: 'same-origin' | 'http'
}

/**
 * Whether a URL from outside (storage, a parameter, a menu of the server) may become a link or a destination.
 * Only http(s) and paths pass; `javascript:`, `data:`, `//host`, backslashes, control and invisible characters,
 * look-alikes of a slash, user names and their encoded forms do not. Never throws.
 */
export function isSafeUrl(url: unknown, { origin, allow }: SafeUrlOptions): boolean {
  const parsed = parseSafely(url, origin)
  return parsed !== undefined && (allow === 'http' || parsed.origin === originOf(origin))
}

/** Control, format and lone surrogate characters, odd blanks, backslashes, and what looks like a slash or a backslash. */
const deceptive =
  /[\p{Cc}\p{Cf}\p{Cs}\\\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u

/**
 * A scheme, be its colon written as an HTML entity, must be http(s) with exactly two slashes: `https:host` and
 * `https:///host` mean other hosts.
 */
const scheme = /^[^/?#]*[:&]/
const plainHttp = /^https?:\/\/[^/]/i

/** The parsed form of a URL that may be followed, else `undefined`. */
export function parseSafely(url: unknown, origin: string): URL | undefined {
  const base = originOf(origin)
  if (typeof url !== 'string' || base === undefined) return undefined
  const text = url.replace(/^ +|(?<! ) +$/g, '')
  if (text === '' || deceptive.test(text) || text.startsWith('//')) return undefined
  if (scheme.test(text) && !plainHttp.test(text)) return undefined
  if (!URL.canParse(text, base)) return undefined
  const parsed = new URL(text, base)
  const isPlain = parsed.username === '' && parsed.password === '' && /^https?:$/.test(parsed.protocol)
  return isPlain && isPlainPath(parsed.pathname) ? parsed : undefined
}

/** Servers and routers decode paths, some of them twice: no layer may turn into another host or a new line. */
function isPlainPath(pathname: string): boolean {
  let path = pathname
  for (let layer = 0; layer < 3; layer += 1) {
    if (/^\/[/\\]/.test(path) || /[\p{Cc}\\]/u.test(path)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    path = decoded
  }
  return true
}

/** Decodes byte by byte, because one broken sequence must not hide the others. */
function decode(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, protocol } = new URL(url)
  return /^https?:$/.test(protocol) ? origin : undefined
}
