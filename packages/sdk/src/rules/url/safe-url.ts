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

/**
 * Control, format and lone surrogate characters, odd blanks, letters drawn as nothing, backslashes, and what looks
 * like a slash or a backslash.
 */
const deceptive =
  /[\p{Cc}\p{Cf}\p{Cs}\\\u00a0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0\u2044\u2215\u2216\u29f5\u29f8\u29f9\u2afd\ufe68\uff0f\uff3c]|\u034f/u

/** http(s) with exactly two slashes: `https:host` and `https:///host` mean other hosts than they seem to. */
const plainHttp = /^ *https?:\/\/[^/]/i

/** Somebody on each side of an @; no new line hides in the address, where it would begin another header. */
const mailAddress = /^mailto:(?![^?]*%[01])[^\s@?]+@[^\s?]+(?:\?.*)?$/i

/** A number as people write it, with parameters. Without `*` and `#`, which some phones obey at once. */
const phoneNumber = /^tel:[+ .()/-]*\d(?:[\d .()/-]|%20)*(?:;[\w=.+-]+)*$/i

/** Whether a URL from outside may become a link for writing or calling: `mailto:` or `tel:`. */
export function isContactUrl(url: string): boolean {
  return !deceptive.test(url) && (mailAddress.test(url) || phoneNumber.test(url))
}

/** Nothing at all, a host without a scheme, or a scheme, be its colon written as an HTML entity. */
const noPath = /^ *(?:$|\/\/)|^[^/?#]*[:&]/

/** A host in the place of a path, a new line, a backslash, or bytes that lax decoders read as a slash. */
const deceptivePath = /^\/\/|[\p{Cc}\\]|%c[01]/iu

/** The parsed form of a URL that may be followed, else `undefined`. */
export function parseSafely(url: unknown, origin: string): URL | undefined {
  const base = originOf(origin)
  if (typeof url !== 'string' || base === undefined) return undefined
  if (deceptive.test(url) || !(plainHttp.test(url) || isPath(url)) || !URL.canParse(url, base))
    return undefined
  const parsed = new URL(url, base)
  const hasUser = parsed.username !== '' || parsed.password !== ''
  return hasUser || layersOf(parsed.pathname).some((path) => deceptivePath.test(path)) ? undefined : parsed
}

/** Whether a URL is relative, even to those who decode it first or take letters for those that they look like. */
function isPath(url: string): boolean {
  return !layersOf(url.normalize('NFKC')).some((layer) => noPath.test(layer))
}

/** Servers and routers decode paths, some of them twice: no layer may turn into another host or a new line. */
function layersOf(text: string): readonly string[] {
  const decoded = decode(text)
  return [text, decoded, decode(decoded)]
}

/** Decodes byte by byte, because one broken sequence must not hide the others. */
function decode(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** The origin of an http(s) URL, else `undefined`. */
export function originOf(url: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const { origin, protocol } = new URL(url)
  return /^https?:/.test(protocol) ? origin : undefined
}
