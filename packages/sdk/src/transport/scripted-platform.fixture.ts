import { createTransport } from './create-transport'
import type { RequestScope, TransportEvent, TransportPorts } from './ports'
import type { Transport } from './transport'

/** A response of the scripted platform, or a failure of the connection. */
export type Reply =
  | { status?: number; statusText?: string; body?: unknown; text?: string; headers?: Record<string, string> }
  | Error

/** A request in the form that tests compare. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Headers
  readonly body: unknown
  readonly credentials: string
}

export interface ScriptedPlatform {
  readonly ports: TransportPorts
  readonly transport: Transport
  readonly seen: SeenRequest[]
  readonly sleeps: number[]
  readonly events: TransportEvent[]
  scope: RequestScope
  /** Advances the clock. */
  pass(ms: number): void
}

export const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'

const buyer: RequestScope = {
  shop: 'CH',
  webstoreId: '0ZECH00000000014AA',
  locale: 'de-CH',
  currencyCode: 'CHF',
  effectiveAccountId: '001Q50000000001AAA',
  userId: '005Q50000000001AAA',
}

/**
 * A platform that sends the given responses one after another and repeats the last one. Its clock advances when a
 * caller sleeps, so waiting takes no time.
 */
export function scriptPlatform(
  replies: readonly Reply[],
  changes: Partial<TransportPorts> = {},
): ScriptedPlatform {
  const seen: SeenRequest[] = []
  const sleeps: number[] = []
  const events: TransportEvent[] = []
  let now = Date.parse('2026-11-21T09:00:00.000Z')

  const clock = {
    now: () => now,
    sleep: (ms: number, signal?: AbortSignal) => {
      sleeps.push(ms)
      now += ms
      // A real clock rejects too.
      return signal?.aborted ? Promise.reject(new Error('aborted while sleeping')) : Promise.resolve()
    },
  }
  const ports: TransportPorts = {
    fetch: async (request) => {
      seen.push(await toSeen(request))
      return toResponse(replies[Math.min(seen.length, replies.length) - 1] ?? {})
    },
    clock,
    scope: () => platform.scope,
    runtime: 'browser',
    origin: 'https://shop.example',
    sitePathname: '',
    apiVersion: 'v65.0',
    apiPrefix: '',
    controllers: {
      cart: 'ShoppingCartController',
      user: 'UserController',
      navigation: 'NavigationController',
    },
    random: () => 0,
    observe: (event) => events.push(event),
    ...changes,
  }
  const platform: ScriptedPlatform = {
    ports,
    transport: createTransport(ports),
    seen,
    sleeps,
    events,
    scope: buyer,
    pass: (ms) => {
      now += ms
    },
  }
  return platform
}

/** A platform error in the platform's format. */
export const refusal = (status: number, errorCode: string, message = 'said the platform'): Reply => ({
  status,
  body: [{ errorCode, message }],
})

async function toSeen(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const { method, headers, credentials } = request
  return { method, path: pathname, query: Object.fromEntries(searchParams), headers, body, credentials }
}

function toResponse(reply: Reply): Response {
  if (reply instanceof Error) throw reply
  const { status = 200, statusText = '', body, text, headers = {} } = reply
  if (body === undefined && text === undefined) return new Response(null, { status, statusText, headers })
  const type = { 'content-type': 'application/json;charset=UTF-8' }
  return new Response(text ?? JSON.stringify(body), { status, statusText, headers: { ...type, ...headers } })
}
