import { parseUrl } from '../url/parse-url'
import { ShopError } from '../../errors/errors'

/** A part of the platform that a front on its own domain hands on. */
export interface ProxyPath {
  /** Begins the paths, without a slash at its end. */
  readonly path: string
  /** What is there, and what of it has to pass. */
  readonly why: string
}

/**
 * What a front hands on to the platform: these paths and what is below them, also behind the segment of a site. Cookies pass
 * in both directions and belong to the front's host; the platform gets its own host in `Host`. Passwords by a code
 * (`/services/auth/headless`) are not among them: a server adds a token to them that no browser may have.
 */
export const proxyPaths: readonly ProxyPath[] = [
  { path: '/services/data', why: 'the calls of the platform; they set the cookies of guests' },
  { path: '/services/apexrest', why: 'signing in and registering, and calls of the organisation' },
  { path: '/lwr/apex', why: 'server actions' },
  { path: '/webruntime', why: 'the same calls where a site serves them there, and signing out' },
  { path: '/sf/api', why: 'the same calls behind the prefix of the option apiPrefix' },
  { path: '/secur', why: 'pages that set and delete the cookies of a session, and redirect to a page' },
  { path: '/cms', why: 'pictures of products and categories' },
]

/** Where the platform is, for a front that hands paths on to it. */
export interface ProxyOptions {
  /** Origin of the platform's site, such as `https://shop.my.site.com`. */
  readonly platform: string
  /**
   * What may stand in front of each path: segments of sites, with a language (`s/de`) where pages sign out by
   * `platformLogoutUrl`. @default ['de-shop', 's']
   */
  readonly segments?: readonly string[] | undefined
}

const invalid = (key: string, hint: string) => new ShopError('INVALID_OPTION', `${key}: ${hint}`)

/** Checks the options. Errors: `INVALID_OPTION`, whose message begins with the key. */
export function readProxyOptions({ platform, segments = ['de-shop', 's'] }: ProxyOptions) {
  const url = parseUrl(platform)
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw invalid('platform', 'an origin such as https://shop.my.site.com is needed')
  if (!segments.every((segment) => /^[\w-]+(?:\/[\w-]+)*$/.test(segment)))
    throw invalid('segments', "a list of segments such as 's', without slashes around them")
  return { origin: url.origin, host: url.host, segments }
}

/** The source of a regular expression for the paths that are handed on, which ends behind the slash of each. */
export function proxyPattern(options: ProxyOptions): string {
  const { segments } = readProxyOptions(options)
  const site = segments.length === 0 ? '' : `(?:/(?:${segments.join('|')}))?`
  return `^${site}(?:${proxyPaths.map(({ path }) => path).join('|')})/`
}
