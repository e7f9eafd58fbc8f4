import { isOrgSandboxHost } from '@cartonnage/sdk/rules'

/**
 * The public origin for a `Host`: a configured one with the same host, or, where none is configured, plain HTTP on a
 * sandbox host (localhost, 127.0.0.1, *.localhost). Undefined for any other `Host`: it gets 421, so that no link, redirect
 * or shop type is ever derived from an unknown name.
 */
export function resolveOrigin(
  host: string | undefined,
  publicOrigins: readonly string[],
): string | undefined {
  if (host === undefined) return undefined
  const requested = host.toLowerCase()
  if (publicOrigins.length > 0) return publicOrigins.find((origin) => new URL(origin).host === requested)
  const url = URL.parse(`http://${requested}`)
  return url !== null && url.host === requested && isOrgSandboxHost(url.hostname) ? url.origin : undefined
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from another site: its `Origin` must be ours, or, where a
 * browser sends none, `Sec-Fetch-Site` must say `same-origin`. Both missing counts as foreign.
 */
export function isCrossSite(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (readOnly.has(method)) return false
  const from = headers.get('Origin')
  return from === null ? headers.get('Sec-Fetch-Site') !== 'same-origin' : from !== origin
}

/**
 * The same for a call that is forwarded to the platform. Clients other than browsers may send neither header: without
 * a cookie there is nothing that another site could misuse.
 */
export function isCrossSiteCall(request: Pick<Request, 'method' | 'headers'>, origin: string): boolean {
  const { headers } = request
  const isAnonymous = !headers.has('Origin') && !headers.has('Sec-Fetch-Site') && !headers.has('Cookie')
  return !isAnonymous && isCrossSite(request, origin)
}
