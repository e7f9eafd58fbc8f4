import { describe, expect, it } from 'vitest'
import { createApp } from './app'
import type { SandboxContext } from './calls/sandbox-context'
import { openShop } from './fixtures/shopper.fixture'
import { defaultSettings } from './sandbox'

interface Route {
  readonly method: string
  readonly path: string
}

interface Attempt {
  readonly body?: string
  readonly query?: string
  /** Replaces every id in the path except version and webstore. */
  readonly id?: string
  readonly webstoreId?: string
  /** The session cookie; none for a guest. */
  readonly sid?: string | undefined
}

interface Outcome {
  readonly status: number
  /** The code of the platform's error array; undefined for another body. */
  readonly errorCode: string | undefined
  readonly isJson: boolean
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE']
const withBody = ['POST', 'PUT', 'PATCH']
const webstoreId = '0ZECH00000000014AA'
const unknownId = '0a6CN0000000999AAA'
const oddIds = ["'", '%00', '%E0%A4%A', '__proto__', 'constructor', '%F0%9F%93%A6', 'x'.repeat(2000)]
const oddQueries = [
  'page=-1&pageSize=-1&pageNumber=0&pageToken=x&limit=x&cartItemLimit=-1&maxSearchResults=x',
  'page=1e9&pageSize=1e9&pageNumber=1e9&pageToken=1e99&limit=1e99&durationInSeconds=-1',
  'ids=,,&productIds=,,&fields=,,&productFields=,,&refinements=%00&sortRuleId=x&sortParam=x&sortOrder=x',
  "effectiveAccountId='&language=%00&searchTerm=%22*%22%20AND%20(&categoryId='&currencyIsoCode=XXX",
  'methodParams=%7B&params=%5B&classname=x&method=toString&cacheable=maybe&isContinuation=x&countries=!',
  'ids&productIds&searchTerm&methodParams&params&addressType&addressId&includeMyAccount&asGuest',
]
const oddBodies = ['[]', 'null', '7', '"text"', '{"__proto__":{}}', '{"surprise":1}', '']

/** Every route of the app: a new one is in the table as soon as it is registered. */
const routes: readonly Route[] = createApp(contextForRoutes()).routes.filter(({ method }) => method !== 'ALL')
const platformRoutes = routes.filter(({ path }) => path.startsWith('/services/data/'))
const webstoreRoutes = routes.filter(({ path }) => path.includes(':webstoreId'))
const checkoutRoutes = routes.filter(
  ({ path, method }) => path.includes('/checkouts/:checkoutId') && withBody.includes(method),
)
const hasMethod =
  (methods: readonly string[]) =>
  ({ method }: Route) =>
    methods.includes(method)

function contextForRoutes(): SandboxContext {
  // Registering routes uses nothing else of it.
  return { options: defaultSettings } as unknown as SandboxContext
}

function fill({ path }: Route, { id = unknownId, webstoreId: webstore = webstoreId }: Attempt): string {
  const values: Readonly<Record<string, string>> = { version: 'v67.0', webstoreId: webstore }
  return path
    .replace(/:\w+\{\W*(\w+)[^}]*\}/g, (_, first: string) => first)
    .replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? id)
    .replaceAll('*', 'x')
}

type World = ReturnType<typeof openWorld>

function openWorld() {
  const { sandbox, as } = openShop()
  return { sandbox, lea: as('lea') }
}

/** These routes would affect the attempts on others. */
const sweeping = ['/__sandbox/reset', '/secur/logout.jsp']

/** Sends one attempt. Lea is signed in and has a cart before she writes to the current one. */
async function attempt(route: Route, options: Attempt & { as?: 'buyer' }, shared: World): Promise<Outcome> {
  const { sandbox, lea } = sweeping.includes(route.path) ? openWorld() : shared
  if (options.as && route.method !== 'GET' && options.id === 'current') await lea.add('1001180', 25)
  const sid = options.as ? lea.cookies.get('sid') : options.sid
  const { body, query } = options
  const url = `http://localhost${fill(route, options)}${query === undefined ? '' : `?${query}`}`
  const headers = { 'Content-Type': 'application/json', ...(sid ? { Cookie: `sid=${sid}` } : {}) }
  const init = { method: route.method, headers }
  const request = new Request(url, body === undefined ? init : { ...init, body })
  const response = await sandbox.fetch(request)
  const text = await response.text()
  return { status: response.status, ...readErrors(text) }
}

function readErrors(text: string): Pick<Outcome, 'errorCode' | 'isJson'> {
  try {
    const body: unknown = JSON.parse(text)
    const [first] = Array.isArray(body) ? (body as unknown[]) : []
    const { errorCode, message } = Object(first) as { errorCode?: unknown; message?: unknown }
    const isList = typeof errorCode === 'string' && typeof message === 'string'
    return { isJson: true, errorCode: isList ? errorCode : undefined }
  } catch {
    return { isJson: false, errorCode: undefined }
  }
}

/** Never a server error; on the platform's own paths a refusal is always its error array. */
function isWellBehaved({ path }: Route, { status, errorCode, isJson }: Outcome): boolean {
  if (status >= 500) return false
  if (status < 400) return true
  return path.startsWith('/services/data/') ? errorCode !== undefined : isJson
}

/** The routes with an unexpected outcome of the attempt, with that outcome. */
async function misbehaving(
  tried: readonly Route[],
  options: Parameters<typeof attempt>[1],
  isRight: (outcome: Outcome) => boolean = () => true,
) {
  const found: string[] = []
  const world = openWorld()
  for (const route of tried) {
    const outcome = await attempt(route, options, world)
    if (isWellBehaved(route, outcome) && isRight(outcome)) continue
    found.push(`${route.method} ${route.path}: ${JSON.stringify(outcome)}`)
  }
  return found
}

const is = (status: number, errorCode: string) => (outcome: Outcome) =>
  outcome.status === status && outcome.errorCode === errorCode
const isRefused = ({ status }: Outcome) => status >= 400

describe('every route', { timeout: 60_000 }, () => {
  it('is in the table', () => {
    expect(routes.length).toBeGreaterThan(40)
    expect(webstoreRoutes.length).toBeGreaterThan(25)
  })

  it('responds to a guest', async () => {
    const isFound = ({ errorCode }: Outcome) => errorCode !== 'NOT_FOUND'
    expect(await misbehaving(platformRoutes, {}, isFound)).toEqual([])
    expect(await misbehaving(routes, { id: 'current' })).toEqual([])
  })

  it('responds to an ended session without 403: refusals say that it has ended', async () => {
    const isNotForbidden = ({ status }: Outcome) => status !== 403
    for (const id of [unknownId, 'current']) {
      expect(await misbehaving(platformRoutes, { sid: 'ended', id }, isNotForbidden)).toEqual([])
    }
  })

  it('responds with 404 for an unknown webstore', async () => {
    for (const unknown of ['0ZEXX0000000001AAA', '0ZE', "'"]) {
      const attempted = { webstoreId: unknown, as: 'buyer' } as const
      expect(await misbehaving(webstoreRoutes, attempted, is(404, 'WEBSTORE_NOT_FOUND'))).toEqual([])
    }
  })

  it('responds to a buyer for an id that does not exist', async () => {
    expect(await misbehaving(webstoreRoutes, { as: 'buyer' })).toEqual([])
  })

  it.each(oddIds.map((id, index) => [index + 1, id] as const))('handles odd id %i', async (_, id) => {
    expect(await misbehaving(routes, { id, as: 'buyer' })).toEqual([])
  })

  it.each(oddQueries.map((query, index) => [index + 1, query] as const))(
    'bears odd query %i',
    async (_, query) => {
      expect(await misbehaving(routes, { id: 'current', query, as: 'buyer' })).toEqual([])
      expect(await misbehaving(checkoutRoutes, { id: 'active', query, as: 'buyer' })).toEqual([])
    },
  )
})

describe('every route that takes a body', { timeout: 60_000 }, () => {
  it('refuses 1 MB', async () => {
    const body = `{"surprise":"${'x'.repeat(1_000_000)}"}`
    const writing = routes.filter(hasMethod(writes))
    expect(await misbehaving(writing, { body, as: 'buyer' }, is(413, 'LIMIT_EXCEEDED'))).toEqual([])
  })

  it('refuses invalid JSON', async () => {
    const sending = platformRoutes.filter(hasMethod(withBody))
    for (const body of ['{', '{"a":', 'text', "{'a':1}"]) {
      const attempted = { body, id: 'current', as: 'buyer' } as const
      expect(await misbehaving(sending, attempted, is(400, 'JSON_PARSER_ERROR'))).toEqual([])
    }
  })

  it('refuses a member that it does not know', async () => {
    const sending = webstoreRoutes.filter(hasMethod(withBody))
    for (const id of [unknownId, 'current', 'active']) {
      const attempted = { body: '{"surprise":1}', id, as: 'buyer' } as const
      expect(await misbehaving(sending, attempted, isRefused)).toEqual([])
    }
  })

  it.each(oddBodies)('handles the body %s', async (body) => {
    const sending = routes.filter(hasMethod(withBody))
    expect(await misbehaving(sending, { body, id: 'current', as: 'buyer' })).toEqual([])
    expect(await misbehaving(checkoutRoutes, { body, id: 'active', as: 'buyer' })).toEqual([])
  })
})
