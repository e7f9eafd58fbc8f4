import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { readOwnSession } from '../http/called-session'
import { noCaching } from '../http/headers'
import { pathAfter } from '../http/session-endpoints'
import { endLines } from './session-cookies'
import type { SessionContext } from './session-context'
import { endSession } from './session-context'

/** Ends the visitor's sessions of both shops, removes their cookies, and leads to the page after a sign-out. */
export async function signOut(request: Request, context: SessionContext): Promise<Response> {
  const { origin } = new URL(request.url)
  const ids = (['CH', 'DE'] as const).map((shop) => readOwnSession(request, { shop, origin }))
  await Promise.all(ids.map(async (id) => id !== undefined && (await endSession(context, id, request))))
  const headers = new Headers({ Location: pathAfter(request.url, undefined), 'Cache-Control': noCaching })
  for (const line of endLines({ origin })) headers.append('Set-Cookie', line)
  return new Response(null, { status: 302, headers })
}

/** The address that signs out, below the site that is asked for it. */
export const logoutUrl = ({ url }: Request): Response =>
  Response.json(
    { logoutUrl: `${canonicalBasePathname(parseShopUrl(url))}/secur/logout.jsp` },
    { headers: { 'Cache-Control': noCaching } },
  )
