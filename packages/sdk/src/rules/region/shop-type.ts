import { ShopError } from '../../errors/errors'
import { parseUrl } from '../url/parse-url'

/** The Swiss or the German storefront. The German shop also serves NL, LU and BE. */
export type ShopType = 'CH' | 'DE'

/** How sandbox hosts of the organisation are recognized, and the German shop on them. */
export interface HostSettings {
  /** Host names without port; `*.example.org` matches every host below `example.org`, at any depth. */
  readonly orgSandboxHosts: readonly string[]
  /** First path segment of the German shop on a sandbox host; case matters. */
  readonly germanOrgSandboxSegment: string
}

/** For local development: both shops share one origin, the German one below `/de-shop`. */
export const defaultHostSettings: HostSettings = {
  orgSandboxHosts: ['localhost', '127.0.0.1', '*.localhost'],
  germanOrgSandboxSegment: 'de-shop',
}

/**
 * The shop that an absolute URL belongs to. On a sandbox host the first path segment decides, on any other host its
 * top-level domain: `de` is the German shop, everything else the Swiss one. Throws `INVALID_URL` for anything but
 * an absolute http(s) URL.
 */
export function resolveShopType(url: string, settings: HostSettings = defaultHostSettings): ShopType {
  const { hostname, pathname } = toHttpUrl(url)
  if (isOrgSandboxHost(hostname, settings)) {
    const segment = settings.germanOrgSandboxSegment
    return segment !== '' && pathname.split('/')[1] === segment ? 'DE' : 'CH'
  }
  return bareHost(hostname).split('.').at(-1) === 'de' ? 'DE' : 'CH'
}

/** Whether a host name is a sandbox host; port, trailing dot and case are ignored. */
export function isOrgSandboxHost(hostname: string, settings: HostSettings = defaultHostSettings): boolean {
  const host = bareHost(hostname)
  return settings.orgSandboxHosts.some((pattern) => {
    const requested = pattern.toLowerCase()
    return requested.startsWith('*.')
      ? host.endsWith(requested.slice(1)) && host !== requested.slice(1)
      : host === requested
  })
}

/** Parses an absolute http(s) URL. Throws `INVALID_URL` for anything else. */
export function toHttpUrl(url: string): URL {
  const parsed = parseUrl(url)
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
    throw new ShopError('INVALID_URL', 'an absolute http or https URL is needed')
  }
  return parsed
}

/** A host name in lower case, without port and trailing dot. */
export function bareHost(hostname: string): string {
  return String(hostname).toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
