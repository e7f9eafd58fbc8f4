import { ShopError } from '../../errors/errors'

/** The storefront: Switzerland or Germany. The German shop also serves NL, LU and BE. */
export type ShopType = 'CH' | 'DE'

/** What tells the sandboxes of the organisation from production, and the German shop on them. */
export interface HostSettings {
  /** Host names without port; `*.example.org` stands for every host below `example.org`, at any depth. */
  readonly orgSandboxHosts: readonly string[]
  /** First path segment of the German shop on a sandbox host, compared to the letter. */
  readonly germanOrgSandboxSegment: string
}

/** This computer: both shops come from one origin, the German one below `/de-shop`. */
export const defaultHostSettings: HostSettings = {
  orgSandboxHosts: ['localhost', '127.0.0.1', '*.localhost'],
  germanOrgSandboxSegment: 'de-shop',
}

/**
 * The shop that an absolute URL belongs to. On a sandbox host the first path segment decides [2.1-2],
 * on any other host its last label: `de` is the German shop, everything else the Swiss one [2.1-1], [9-1].
 * Throws `INVALID_URL` for what is not an absolute http(s) URL.
 */
export function resolveShopType(url: string, settings: HostSettings = defaultHostSettings): ShopType {
  const { hostname, pathname } = toHttpUrl(url)
  if (isOrgSandboxHost(hostname, settings)) {
    const segment = settings.germanOrgSandboxSegment
    return segment !== '' && pathname.split('/')[1] === segment ? 'DE' : 'CH'
  }
  return bareHost(hostname).split('.').at(-1) === 'de' ? 'DE' : 'CH'
}

/** Whether a host name (a port and a trailing dot are ignored, case does not matter) is a sandbox host. */
export function isOrgSandboxHost(hostname: string, settings: HostSettings = defaultHostSettings): boolean {
  const host = bareHost(hostname)
  return settings.orgSandboxHosts.some((pattern) => {
    const requested = pattern.toLowerCase()
    return requested.startsWith('*.')
      ? host.endsWith(requested.slice(1)) && host !== requested.slice(1)
      : host === requested
  })
}

/** The parsed form of an absolute http(s) URL, or `INVALID_URL`. */
export function toHttpUrl(url: string): URL {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
    throw new ShopError('INVALID_URL', 'an absolute http or https URL is needed')
  }
  return parsed
}

export function bareHost(hostname: string): string {
  return String(hostname).toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
