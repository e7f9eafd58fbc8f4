import type { CallSpec } from '@cartonnage/sdk/contract'
import { callUrl, usualControllers, type CallInput, type CallTarget } from '../target/call-url'
import { systemClock, type Clock } from '../target/clock'
import { createCookies, type Cookies } from './cookies'
import type { VerifyOptions } from '../target/options'
import { inTime } from './in-time'

/** One answer, read as text and, where it has any, as JSON. */
export interface Responded {
  readonly status: number
  /** The JSON of the answer; null for an answer without content. */
  readonly body: unknown
  /** Set when the answer is neither JSON nor empty: what came instead. */
  readonly notJson?: string
  readonly retryAfterMs: number | undefined
}

/** One visitor of one shop: requests with his cookies. */
export interface Visit {
  readonly clock: Clock
  send(call: CallSpec, input: CallInput): Promise<Responded>
  /** Goes to an address of the same origin and where it leads on to, and keeps the cookies on the way. */
  follow(address: string): Promise<void>
}

const mostRedirects = 5

export function createVisit(options: VerifyOptions): Visit {
  const clock = options.clock ?? systemClock
  const cookies = createCookies(options.cookie)
  const send = createSend(options, { clock, cookies })
  return {
    clock,
    send: async (call, input) => readResponse(await send(toRequest(call, input, options))),
    follow: async (address) => {
      let next: string | null = address
      for (let count = 0; next !== null && count < mostRedirects; count += 1) {
        const url: URL = new URL(next, options.baseUrl)
        if (url.origin !== new URL(options.baseUrl).origin) return
        const { response } = await send(new Request(url, { redirect: 'manual' }))
        next = response.headers.get('location')
      }
    },
  }
}

/** A response with its text, which came in time as well. */
interface Received {
  readonly response: Response
  readonly text: string
}

function createSend(options: VerifyOptions, { clock, cookies }: { clock: Clock; cookies: Cookies }) {
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  return async (request: Request): Promise<Received> => {
    const cookie = cookies.header()
    const headers = new Headers(request.headers)
    if (cookie !== undefined) headers.set('cookie', cookie)
    const limit = { clock, timeout: options.timeout ?? 15_000 }
    return inTime(async (signal) => {
      const response = await fetch(new Request(request, { headers, signal }))
      cookies.keep(response)
      return { response, text: await response.text() }
    }, limit)
  }
}

const toTarget = (options: VerifyOptions): CallTarget => ({
  baseUrl: options.baseUrl,
  webstoreId: options.webstoreId,
  apiPrefix: options.apiPrefix ?? '',
  language: options.language ?? 'en-US',
  controllers: { ...usualControllers, ...options.controllers },
})

function toRequest(call: CallSpec, input: CallInput, options: VerifyOptions): Request {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  const init = { method: call.method, headers }
  const url = callUrl(call, toTarget(options), input)
  if (input.body === undefined) return new Request(url, init)
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Request(url, { ...init, body: JSON.stringify(input.body) })
}

function readResponse({ response, text }: Received): Responded {
  const { status } = response
  const retryAfterMs = readRetryAfter(response)
  if (text.trim() === '') return { status, body: null, retryAfterMs }
  const type = response.headers.get('content-type')
  if (!type?.includes('json')) {
    return { status, body: null, notJson: type ?? 'no content type', retryAfterMs }
  }
  try {
    return { status, body: JSON.parse(text) as unknown, retryAfterMs }
  } catch {
    return { status, body: null, notJson: 'text that is no JSON', retryAfterMs }
  }
}

function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')?.trim() ?? ''
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined
}
