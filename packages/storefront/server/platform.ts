/** The commerce platform as this server sees it: asked with public addresses, whoever answers. */
export interface Platform {
  /** Rejects, as `fetch` does, when the platform cannot be reached or loses the connection. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void> | void
}

const prefixes = ['/services/', '/lwr/', '/webruntime/', '/sf/', '/secur/', '/cms/']
const site = /^\/(?:de-shop|s)(?=\/)/
const language = /^\/(?:de-CH|fr-CH|en-US|de)(?=\/)/

/** Whether a path belongs to the platform: its prefixes stand at the start, or behind a base path. */
export function isPlatformPath(pathname: string): boolean {
  const local = pathname.replace(site, '').replace(language, '')
  return prefixes.some((prefix) => pathname.startsWith(prefix) || local.startsWith(prefix))
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
