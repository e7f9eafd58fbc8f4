import { AsyncResource } from 'node:async_hooks'
import { noCaching } from '../http/headers'
import { logEvent } from '../log/request-log'

/**
 * The platform's response made safe for the shop's own origin: nothing in it can run as the shop, its cookies are not sent
 * with requests of other sites, and a response to a request with cookies is not cached unless the platform allows it.
 */
export function guardResponse(response: Response, request: Pick<Request, 'url' | 'headers'>): Response {
  const headers = new Headers(response.headers)
  const cookies = response.headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', guardCookie(cookie, new URL(request.url)))
  headers.set('x-content-type-options', 'nosniff')
  // In addition to the platform's own: every policy of a response applies.
  headers.append('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  if (request.headers.has('cookie') && !headers.has('cache-control')) headers.set('cache-control', noCaching)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A `Set-Cookie` line with at least `SameSite=Lax`, and `Secure` over https. */
export function guardCookie(line: string, { protocol }: Pick<URL, 'protocol'>): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const attributesToKeep = attributes.filter(
    (part) => !/^samesite(?:=|$)/i.test(part) || /^samesite=(?:lax|strict)$/i.test(part),
  )
  if (!attributesToKeep.some((part) => /^samesite=/i.test(part))) attributesToKeep.push('SameSite=Lax')
  if (protocol === 'https:' && !attributesToKeep.some((part) => /^secure$/i.test(part)))
    attributesToKeep.push('Secure')
  return [pair, ...attributesToKeep].join('; ')
}

/** The response with a body that fails beyond this number of bytes. */
export function limitBytes(response: Response, maxBytes: number): Response {
  if (response.body === null) return response
  let bytes = 0
  // A stream's callbacks run outside of the request's async context.
  const refuse = AsyncResource.bind(() => logEvent('response-refused'))
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      bytes += part.byteLength
      if (bytes > maxBytes) {
        refuse()
        throw new TypeError(`A response of the platform is longer than ${maxBytes} bytes.`)
      }
      controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(count), response)
}
