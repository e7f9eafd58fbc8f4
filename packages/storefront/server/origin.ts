import { isOrgSandboxHost } from '@cartonnage/sdk/rules'

/**
 * The public origin that a request may speak for: a configured one with the same host, or, where none is configured,
 * plain HTTP on a sandbox host (localhost, 127.0.0.1, *.localhost). Undefined for any other `Host`: it gets 421, so that no
 * link, redirect or shop type ever comes from an unknown name.
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
