import { signIn } from '@cartonnage/sdk/contract'
import type { Platform } from './platform'
import { contractPathOf } from './platform-paths'
import { logEvent } from './request-log'

/**
 * The platform, with each sign-in that it refuses noted in the log, whether a page asked or a browser's own call. Who
 * tried is not noted.
 */
export function watchSignIns(platform: Platform): Platform {
  return {
    ...platform,
    fetch: async (request) => {
      const response = await platform.fetch(request)
      if (isSignIn(request) && (await isRefused(response))) {
        logEvent('sign-in-failed', { platformStatus: response.status })
      }
      return response
    },
  }
}

const isSignIn = ({ method, url }: Request): boolean =>
  method === signIn.method && contractPathOf(url) === signIn.path

/** By its status, or by a body that says so under a status of success. */
async function isRefused(response: Response): Promise<boolean> {
  if (!response.ok) return [400, 401, 403].includes(response.status)
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}
