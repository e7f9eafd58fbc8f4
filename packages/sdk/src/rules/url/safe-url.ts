import { parseUrl } from './parse-url'

/** What {@link isSafeUrl} accepts. */
export interface SafeUrlOptions {
  /** The shop's own origin, which relative URLs belong to. */
  readonly origin: string
  /** `same-origin`: only pages of that origin; `http`: any http(s) URL. */
  readonly allow: 'same-origin' | 'http'
}

/**
 * Whether an untrusted URL (from storage, a parameter, a menu of the server) may become a link or a redirect. Only
 * http(s) and paths pass; `javascript:`, `data:`, `//host`, backslashes, control and invisible characters,
 * look-alikes of a slash, user names and their encoded forms do not. Never throws.
 */
export function isSafeUrl(url: unknown, { origin, allow }: SafeUrlOptions): boolean {
  const parsed = parseSafely(url, origin)
  return parsed !== undefined && (allow === 'http' || parsed.origin === originOf(origin))
}

/**
 * Control, format and lone surrogate characters, unusual spaces, letters drawn as nothing, backslashes, and
 * look-alikes of slashes and backslashes.
 */
const deceptive =
  /[\p{Cc}\p{Cf}\p{Cs}\\\u00a0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0\u2044\u2215\u2216\u29f5\u29f8\u29f9\u2afd\ufe68\uff0f\uff3c]|\u034f/u

/** http(s) with exactly two slashes: `https:host` and `https:///host` lead to other hosts than they appear to. */
const plainHttp = /^ *https?:\/\/[^/]/i

/** Text on each side of an @, not behind a host; no encoded line break, which could start another header. */
const mailAddress = /^mailto:(?!\/\/)(?![^?]*%[01])[^\s@?]+@[^\s?]+(?:\?.*)?$/i

/** A number in common notations, with parameters. Without `*` and `#`, which some phones execute at once. */
const phoneNumber = /^tel:[+ .()/-]*\d(?:[\d .()/-]|%20)*(?:;[\w=.+-]+)*$/i

/** Whether an untrusted URL may become a `mailto:` or `tel:` link. */
export function isContactUrl(url: string): boolean {
  return !deceptive.test(url) && (mailAddress.test(url) || phoneNumber.test(url))
}

/** Empty, a host without a scheme, or a scheme, even if its colon is an HTML entity. */
const noPath = /^ *(?:$|\/\/)|^[^/?#]*[:&]/

/** A host instead of a path, a line break, a backslash, or bytes that lax decoders read as a slash. */
const deceptivePath = /^\/\/|[\p{Cc}\\]|%c[01]/iu

/** The parsed form of a URL that is safe to follow, otherwise `undefined`. */
export function parseSafely(url: unknown, origin: string): URL | undefined {
  const base = originOf(origin)
  if (typeof url !== 'string' || base === undefined) return undefined
  if (deceptive.test(url) || !(plainHttp.test(url) || isPath(url))) return undefined
  const parsed = parseUrl(url, base)
  if (!parsed) return undefined
  const hasUser = parsed.username !== '' || parsed.password !== ''
  return hasUser || layersOf(parsed.pathname).some((path) => deceptivePath.test(path)) ? undefined : parsed
}

/** Whether a URL is relative, even for software that decodes it first or normalizes look-alike letters. */
function isPath(url: string): boolean {
  return !layersOf(url.normalize('NFKC')).some((layer) => noPath.test(layer))
}

/** Servers and routers decode paths, some of them twice: no layer may become another host or a line break. */
function layersOf(text: string): readonly string[] {
  const decoded = decode(text)
  return [text, decoded, decode(decoded)]
}

/** Decodes byte by byte, so that one broken sequence does not hide the others. */
function decode(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** The origin of an http(s) URL, otherwise `undefined`. */
export function originOf(url: string): string | undefined {
  const parsed = parseUrl(url)
  return parsed && /^https?:/.test(parsed.protocol) ? parsed.origin : undefined
}
