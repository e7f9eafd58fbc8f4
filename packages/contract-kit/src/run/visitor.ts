import { apiVersion, type CallSpec } from '@cartonnage/sdk/contract'
import { callUrl, defaultControllers, type CallInput, type CallTarget } from '../target/call-url'
import { systemClock, type Clock } from '../target/clock'
import type { VerifyOptions } from '../target/options'

/** A response, parsed where it is JSON. */
export interface ReceivedResponse {
  readonly status: number
  /** The parsed JSON; null for a response without content. */
  readonly body: unknown
  /** What came instead, when the response is neither JSON nor empty. */
  readonly notJson?: string
  readonly retryAfterMs: number | undefined
}

/** One visitor of one shop: requests that share cookies. */
export interface Visitor {
  readonly clock: Clock
  send(call: CallSpec, input: CallInput): Promise<ReceivedResponse>
  /** Follows an address of the same origin through its redirects, and keeps the cookies on the way. */
  follow(address: string): Promise<void>
}

const mostRedirects = 5

export function createVisitor(options: VerifyOptions): Visitor {
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

/** A response and its text, which count towards the same timeout. */
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
    return withTimeout(async (signal) => {
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
  apiVersion: options.apiVersion ?? apiVersion,
  language: options.language ?? 'en-US',
  controllers: { ...defaultControllers, ...options.controllers },
})

function toRequest(call: CallSpec, input: CallInput, options: VerifyOptions): Request {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  const init = { method: call.method, headers }
  const url = callUrl(call, toTarget(options), input)
  if (input.body === undefined) return new Request(url, init)
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Request(url, { ...init, body: JSON.stringify(input.body) })
}

function readResponse({ response, text }: Received): ReceivedResponse {
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

/** The cookies of one visitor: those given at the start and those that responses set. */
interface Cookies {
  /** The `Cookie` header; undefined without cookies. */
  header(): string | undefined
  /** Takes over what a response sets or clears. */
  keep(response: Response): void
}

function createCookies(initial = ''): Cookies {
  const cookies = new Map<string, string>()
  for (const pair of initial.split(';')) setCookie(cookies, pair)
  return {
    header: () =>
      cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response) => {
      for (const line of response.headers.getSetCookie()) setCookie(cookies, line)
    },
  }
}

function setCookie(cookies: Map<string, string>, line: string): void {
  const [, name, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? []
  if (name === undefined) return
  const isCleared = value.trim() === '' || /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(line)
  if (isCleared) cookies.delete(name)
  else cookies.set(name, value.trim())
}

interface Limit {
  readonly clock: Clock
  /** In ms. */
  readonly timeout: number
}

/** Rejects when the work takes longer than the timeout, and aborts its signal. */
async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeout }: Limit,
): Promise<T> {
  const broken = new AbortController()
  const over = new AbortController()
  const result = work(broken.signal)
  // Not unhandled if the timeout comes first.
  result.catch(() => undefined)
  const late = clock.sleep(timeout, over.signal).then(() => {
    if (over.signal.aborted) return result
    const error = new Error(`no answer within ${timeout} ms`)
    broken.abort(error)
    throw error
  })
  // Nor the timeout if the work fails first.
  late.catch(() => undefined)
  try {
    return await Promise.race([result, late])
  } finally {
    over.abort()
  }
}
