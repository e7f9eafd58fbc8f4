import { apiVersion, callVersions, type CallSpec } from '@cartonnage/sdk/contract'
import type { VerifyOptions } from '../target/options'

/** Calls of ours below the path of the platform, and one that is sent in a form of ours. */
const ownCalls: readonly string[] = [
  'orders.cancel',
  'orders.return',
  'orders.setPrintFiles',
  'orders.lookUp',
]

const ownPath = /^\/(?:lwr\/apex|services\/apexrest)\//

/** Why an organisation of the profile and the version does not have a call; undefined where it has to have it. */
export function whatIsMissing({ id, path }: CallSpec, options: VerifyOptions): string | undefined {
  if (options.profile === 'plain' && (ownPath.test(path) || ownCalls.includes(id)))
    return 'a plain organisation does not have it'
  const since = callVersions[id]?.since ?? 0
  const version = options.apiVersion ?? apiVersion
  return Number.parseInt(version.slice(1), 10) < since
    ? `${version} does not have it; v${since}.0 does`
    : undefined
}
