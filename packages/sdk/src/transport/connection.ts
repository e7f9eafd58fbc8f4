import ky from 'ky'
import { anySignal } from '../any-signal'
import type { CallSpec } from '../contract/kit/call'
import { ShopError } from '../errors/errors'
import { isUnsent, markUnsent } from '../errors/outcome'
import { defaultTimeoutMs } from '../rules/call/platform-work-time'
import { toAddress, type AnyInput } from './address'
import type { TransportPorts } from './ports'
import { toFetchError, toTransportError, type RawResponse } from './server-errors'
import type { CallOptions } from './transport'
import { untilAborted } from './until-aborted'

/** A response, and the request that it is about as it was sent. */
export interface Exchanged extends RawResponse {
  readonly request: Request
  /** Its body is unread where somebody may read it. */
  readonly response: Response
}

/** One attempt: `prepare` completes the request before it is sent, and stops where the call has ended meanwhile. */
interface ExchangeOptions extends CallOptions {
  readonly prepare?: ((request: Request, throwIfOver: () => void) => Promise<Request>) | undefined
}

/** Sends one request and returns its response, whatever its status. */
export type Exchange = (call: CallSpec, input: AnyInput, options: ExchangeOptions) => Promise<Exchanged>

/**
 * The only code that knows HTTP. No status throws here: callers decide about them. Errors: `ABORTED`, `TIMEOUT`,
 * `NETWORK`, and `UNEXPECTED_ANSWER` for invalid JSON; a mistake in the caller's `fetch`, and what `prepare` throws, as
 * it is.
 */
export function createConnection(ports: TransportPorts): Exchange {
  const { fetch, origin, lifetime, auth, afterCall, timeoutMs: commonTimeoutMs = defaultTimeoutMs } = ports
  const api = ky.create({
    retry: 0,
    throwHttpErrors: false,
    credentials: auth?.credentials ?? 'same-origin',
    headers: { accept: 'application/json' },
  })

  return async (call, input, { signal: requested, timeoutMs = commonTimeoutMs, prepare }) => {
    const { href: url } = new URL(toAddress(call, input, ports), origin)
    const { signal, release } = anySignal([lifetime?.(), requested])
    const sending = createSending(prepare, fetch)
    const hasBody = input.body !== undefined
    const exchange = async () => {
      const pending = api(url, {
        method: call.method,
        timeout: timeoutMs,
        headers: toHeaders(call, ports, hasBody),
        ...(hasBody && { json: input.body }),
        signal,
        fetch: sending.fetch,
      })
      const received = await pending
      const response = afterCall || [401, 403].includes(received.status) ? received.clone() : received
      // Once there is a response, every failure is one of the connection.
      const text = await pending.text().catch((error: unknown) => {
        throw toTransportError(error, signal)
      })
      return { ...readResponse(call, received, { text, url }), request: sending.request(), response }
    }
    try {
      signal.throwIfAborted()
      // A caller's own fetch may ignore the signal.
      return await untilAborted(exchange(), signal)
    } catch (error) {
      // ky wraps what looks like a failure of the connection.
      const cause = error instanceof Error && isUnsent(error.cause) ? error.cause : error
      throw isUnsent(cause) ? cause : toFetchError(error, signal)
    } finally {
      sending.end()
      release()
    }
  }
}

/** Prepares and sends one request, but not after the call has ended. */
function createSending(prepare: ExchangeOptions['prepare'], fetch: TransportPorts['fetch']) {
  let isOver = false
  let sent: Request
  const throwIfOver = () => {
    if (isOver) throw new ShopError('ABORTED', 'Aborted')
  }
  return {
    // A browser's fetch must not be called as a method of `ports`.
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent = input instanceof Request ? input : new Request(input, init)
      if (prepare) {
        sent = await prepare(sent, throwIfOver).catch((error: unknown) => {
          throw markUnsent(error)
        })
        throwIfOver()
      }
      return await fetch(sent)
    },
    request: () => sent,
    end: () => {
      isOver = true
    },
  }
}

function toHeaders(call: CallSpec, { scope }: TransportPorts, hasBody: boolean) {
  const isCartCall = call.path.includes('/carts/')
  return {
    ...(hasBody && { 'content-type': 'application/json; charset=utf-8' }),
    ...(isCartCall && scope().isHighScaleCart && { 'x-highscale': 'true' }),
  }
}

function readResponse(
  call: CallSpec,
  { status, statusText, headers, url: finalUrl }: Response,
  { text, url }: { text: string; url: string },
): RawResponse {
  const response = { url, status, statusText, headers }
  if (text.trim() === '') return { ...response, body: null, isJson: true }
  // The platform sends whoever is not signed in there, under any status.
  if (isSignInPage(text, finalUrl)) return { ...response, status: 401, body: null, isJson: true }
  if (!isJsonType(headers.get('content-type'))) return { ...response, body: text, isJson: false }
  return { ...response, body: parseJson(call, text), isJson: true }
}

/** Whether the response is the platform's sign-in page, or a page that leads there by a script. */
function isSignInPage(text: string, finalUrl: string): boolean {
  if (!text.trimStart().startsWith('<')) return false
  const leadsThere = /(?:location(?:\.href)?\s*=|location\.replace\(|handleRedirect\()\s*['"][^'"]*\/login\b/
  const asks = /\btype=["']?password\b|<title>[^<]*\b(?:log|sign)[ -]?(?:in|on)\b/i
  return /\/login\/?(?:[?#]|$)/.test(finalUrl) || asks.test(text) || leadsThere.test(text)
}

function isJsonType(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType?.trim() ?? '')
}

function parseJson(call: CallSpec, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ShopError('UNEXPECTED_ANSWER', `${call.id}: the answer is no JSON`, { cause: error })
  }
}
