import { isRecord, parseJson } from '../json-object'
import { errorList } from '../platform-error'
import type { Fault } from './faults'

const json = 'application/json;charset=UTF-8'
const html = 'text/html;charset=UTF-8'

/** The statuses that have a Retry-After by default. */
const busyStatuses = [429, 503]

/** An error list, or the page of a gateway, under a chosen status. */
export function statusResponse({ status = 500, errorCode, message, retryAfter, body }: Fault): Response {
  const headers = new Headers({ 'Content-Type': json })
  const seconds = retryAfter ?? (busyStatuses.includes(status) ? 1 : undefined)
  if (seconds !== undefined) headers.set('Retry-After', String(seconds))
  // 204 and the like have no body, and a Response refuses one
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers })
  if (body === 'html') {
    headers.set('Content-Type', html)
    return new Response(page(`Error ${status}`, `<h1>Error ${status}</h1>`), { status, headers })
  }
  const errors = errorList(errorCode ?? defaultErrorCode(status), message ?? 'A fault was armed.')
  return new Response(JSON.stringify(errors), { status, headers })
}

function defaultErrorCode(status: number): string {
  const codes: Readonly<Record<number, string>> = {
    401: 'INVALID_SESSION_ID',
    403: 'INSUFFICIENT_ACCESS',
    404: 'ITEM_NOT_FOUND',
    409: 'CHECKOUT_CONFLICT',
    423: 'UNABLE_TO_LOCK_ROW',
    429: 'REQUEST_LIMIT_EXCEEDED',
    503: 'SERVER_UNAVAILABLE',
  }
  return codes[status] ?? (status < 500 ? 'INVALID_API_INPUT' : 'UNKNOWN_EXCEPTION')
}

/** The first half of a response, with the status and headers of the whole. */
export async function cutResponse(response: Response): Promise<Response> {
  const text = await response.text()
  const half = text.slice(0, Math.floor(text.length / 2)) || '{'
  const { status, headers } = response
  return new Response(half, { status: status === 204 ? 200 : status, headers: withoutLength(headers) })
}

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${content}</body></html>`

/** What a platform sends instead of data when a session is gone. */
export const loginPage = (): Response =>
  new Response(
    page(
      'Login',
      '<h1>Login</h1><form method="post"><input name="username"><input name="pw" type="password"></form>',
    ),
    { headers: { 'Content-Type': html } },
  )

/** A successful response turned into one of unfinished work; an error stays as it is. */
export async function endlessResponse(request: Request, response: Response): Promise<Response> {
  if (!response.ok) return response
  const headers = withoutLength(response.headers)
  headers.set('Content-Type', json)
  headers.set('Location', new URL(request.url).pathname)
  headers.set('Retry-After', '1')
  const body = unfinished(await response.text())
  return new Response(JSON.stringify(body), { status: 202, headers })
}

/** A checkout in progress has only its id; a cart says that it is being processed. */
function unfinished(text: string): unknown {
  const body: unknown = parseJson(text) ?? {}
  if (!isRecord(body)) return body
  if (typeof body.checkoutId === 'string') return { checkoutId: body.checkoutId }
  return 'asyncOperationStatus' in body ? { ...body, asyncOperationStatus: 'Processing' } : body
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('Content-Length')
  return copy
}
