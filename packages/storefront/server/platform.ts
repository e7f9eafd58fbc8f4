import { parseShopUrl } from '@cartonnage/sdk/rules'

/** The commerce platform as this server sees it: asked with public addresses, whoever answers. */
export interface Platform {
  /** Rejects, as `fetch` does, when the platform cannot be reached or loses the connection. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void> | void
}

const ofPlatform = /^\/(?:services|lwr|webruntime|sf|secur|cms)\//

/** Whether an address belongs to the platform: its paths stand at the start, or behind the base path of a shop. */
export function isPlatformUrl(url: string): boolean {
  return ofPlatform.test(new URL(url).pathname) || ofPlatform.test(parseShopUrl(url).path)
}

/** The platform's answer to a browser's own call; one that never comes is a 502. */
export async function forwardToPlatform(platform: Platform, request: Request): Promise<Response> {
  try {
    return await platform.fetch(request)
  } catch {
    const errors = [{ errorCode: 'BAD_GATEWAY', message: 'The platform does not answer.' }]
    return Response.json(errors, { status: 502, headers: { 'Cache-Control': 'no-store' } })
  }
}
