import { closedPolicy, noCaching } from './headers'

/**
 * The platform's response as it may leave from the shop's own origin: nothing in it can run as the shop, cookies
 * are not sent along by other sites, and what was asked for with a cookie is kept by nobody unless the platform says so.
 */
export function guardResponse(response: Response, request: Pick<Request, 'url' | 'headers'>): Response {
  const headers = new Headers(response.headers)
  const cookies = response.headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', guardCookie(cookie, new URL(request.url)))
  headers.set('x-content-type-options', 'nosniff')
  // Beside one of the platform's own: of several policies each holds.
  headers.append('content-security-policy', closedPolicy)
  if (request.headers.has('cookie') && !headers.has('cache-control')) headers.set('cache-control', noCaching)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A `Set-Cookie` line with at least `SameSite=Lax`, and `Secure` where the shop is reached by https. */
export function guardCookie(line: string, { protocol }: Pick<URL, 'protocol'>): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const kept = attributes.filter(
    (part) => !/^samesite(?:=|$)/i.test(part) || /^samesite=(?:lax|strict)$/i.test(part),
  )
  if (!kept.some((part) => /^samesite=/i.test(part))) kept.push('SameSite=Lax')
  if (protocol === 'https:' && !kept.some((part) => /^secure$/i.test(part))) kept.push('Secure')
  return [pair, ...kept].join('; ')
}
