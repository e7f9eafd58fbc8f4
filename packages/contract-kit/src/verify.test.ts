import type { Sandbox } from '@cartonnage/sandbox'
import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { hasDrift, type CallReport } from './report/call-report'
import {
  callsOfGuests,
  everyCall,
  openShop,
  openShopAfterOrder,
  type Change,
  type Shop,
} from './shop.fixture'
import { verify } from './verify'

const notPassed = (reports: readonly CallReport[]) =>
  reports
    .filter(({ outcome }) => outcome !== 'pass')
    .map(({ call, reason, drifts }) => ({ call, reason, drifts }))

const idsOf = (reports: readonly CallReport[]) => reports.map(({ call }) => call)

const readAs = async (change: Change) => {
  const { options } = await openShop('CH', change)
  return verify(options)
}

const changing =
  (id: string, change: (response: Record<string, unknown>) => unknown): Change =>
  async (call, response) =>
    call?.id === id && response.status < 400
      ? Response.json(change((await response.json()) as Record<string, unknown>))
      : response

const reportOf = async (id: string, change: (response: Record<string, unknown>) => unknown) =>
  (await readAs(changing(id, change))).find(({ call }) => call === id)

const callsOfBuyers = [
  'account.getEffective',
  'account.getMyProfile',
  'account.getUserInfo',
  'account.listManaged',
  'addresses.create',
  'addresses.delete',
  'addresses.list',
  'addresses.update',
  'cart.addItemsToCart',
  'cart.clone',
  'cart.create',
  'cart.deleteById',
  'cart.describe',
  'cart.getById',
  'cart.getInactiveCarts',
  'cart.list',
  'cart.makePrimary',
  'cart.preserve',
  'cart.query',
  'lists.addItem',
  'lists.create',
  'lists.delete',
  'lists.getQuantities',
  'lists.list',
  'lists.listItems',
  'lists.removeItem',
  'lists.rename',
  'lists.setQuantities',
  'orders.addToCart',
  'orders.cancel',
  'orders.get',
  'orders.list',
  'orders.listDeliveryGroups',
  'orders.listItems',
  'orders.listShipmentItems',
  'orders.listShipments',
  'orders.return',
  'orders.setPrintFiles',
  'profile.change',
  'profile.getPreferences',
  'profile.sendCode',
  'profile.setPreferences',
  'profile.verify',
  'quotes.change',
  'quotes.get',
  'quotes.list',
  'quotes.requestFromCart',
  'quotes.requestFromProduct',
  'quotes.toCart',
  'recordLists.get',
  'requests.get',
  'requests.list',
  'signIn.signIn',
]

/** Time that is never up: a wait with a signal is the limit of a request, which the answer ends. */
const aborted = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    if (signal === undefined) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

/** A shop in which guests may check out. */
async function allowGuests({ fetch }: Pick<Sandbox, 'fetch'>, webstoreId: string): Promise<void> {
  const init = { method: 'PATCH', body: JSON.stringify({ guestCheckoutEnabled: true }) }
  await fetch(new Request(`http://localhost/__sandbox/settings/${webstoreId}`, init))
}

describe('verify', () => {
  it.each<Shop>(['CH', 'DE'])('passes every call of the %s shop for a buyer', async (shop) => {
    const { options } = await openShopAfterOrder(shop)
    const reports = await verify({ ...options, ...everyCall(shop) })
    expect(notPassed(reports).map(({ call }) => call)).toEqual(callsOfGuests)
    expect(idsOf(reports).toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted())
  })

  it.each<Shop>(['CH', 'DE'])('passes every call of the %s shop that a guest may send', async (shop) => {
    const { options, sandbox } = await openShop(shop)
    await allowGuests(sandbox, options.webstoreId)
    const { signIn: _, ...asGuest } = everyCall(shop)
    const reports = await verify({ ...options, ...asGuest })
    const open = notPassed(reports)
    expect(open.map(({ call }) => call).toSorted()).toEqual(callsOfBuyers)
    expect(hasDrift(reports)).toBe(false)
  })

  it('leaves cart, addresses and orders of a buyer as they were when it may not order', async () => {
    const { options, sandbox } = await openShop('CH')
    const requested = { ...options, ...everyCall('CH'), placeOrder: false }
    await verify(requested)
    const seen: string[] = []
    const later = await verify({
      ...options,
      signIn: everyCall('CH').signIn,
      fetch: async (request) => {
        const response = await sandbox.fetch(request)
        if (request.url.includes('/addresses')) seen.push(await response.clone().text())
        return response
      },
    })
    const reportOf = (id: string) => later.find(({ call }) => call === id)
    expect(reportOf('cart.get')).toMatchObject({ outcome: 'pass', status: 200, missingFields: [] })
    expect(reportOf('cart.getCompactSummary')?.status).toBe(404)
    expect(seen.join()).not.toContain('Kartonweg')
    expect(later.find(({ call }) => call === 'orders.get')?.outcome).toBe('not tested')
  })

  it('removes its address even if the response to saving it drifted', async () => {
    const { options } = await openShop('CH', (call, response) =>
      call?.id === 'addresses.create' ? Response.json({}, { status: 201 }) : response,
    )
    const reports = await verify({ ...options, ...everyCall('CH') })
    const outcomeOf = (id: string) => reports.find(({ call }) => call === id)?.outcome
    expect([outcomeOf('addresses.create'), outcomeOf('addresses.delete')]).toEqual(['drift', 'pass'])
  })

  it('sends no call that writes by default', async () => {
    const methods: string[] = []
    const { options, sandbox } = await openShop('CH')
    const reports = await verify({
      ...options,
      fetch: (request) => {
        methods.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1) ?? ''}`)
        return sandbox.fetch(request)
      },
    })
    expect(methods.filter((method) => !method.startsWith('GET'))).toEqual(['POST products'])
    expect(reports.find(({ call }) => call === 'cart.delete')?.reason).toBe('writes; runs with --write')
  })

  it('places no order by default', async () => {
    const { options } = await openShop('CH')
    const reports = await verify({ ...options, ...everyCall('CH'), placeOrder: false })
    const left = reports.filter(({ reason }) => reason?.includes('--place-order'))
    expect(idsOf(left)).toEqual([
      'quotes.requestFromCart',
      'quotes.requestFromProduct',
      'quotes.change',
      'cart.clone',
      'checkout.pay',
      'orders.act',
      'orders.place',
      'orders.authorize',
      'orders.cancel',
      'orders.return',
      'withdrawal.declare',
      'requests.submit',
    ])
  })

  it('passes a shop that processes carts and checkouts slowly', async () => {
    const { options, sandbox } = await openShop('CH', undefined, { delay: 400 })
    const clock = {
      now: () => sandbox.clock.now(),
      sleep: async (ms: number, signal?: AbortSignal) => {
        if (signal === undefined) sandbox.clock.advance(ms)
        await aborted(signal)
      },
    }
    const reports = await verify({ ...options, ...everyCall('CH'), clock })
    // Nothing has arrived yet.
    expect(notPassed(reports).map(({ call }) => call)).toEqual([
      ...callsOfGuests,
      'orders.listShipments',
      'orders.listShipmentItems',
      'orders.setPrintFiles',
      'orders.return',
    ])
  })

  it('reports a cart that is never finished', async () => {
    const { options } = await openShop('CH', (call, response) =>
      call?.id === 'cart.get' ? Response.json({ cartId: '0a6' }, { status: 202 }) : response,
    )
    const clock = { now: () => 0, sleep: async (_: number, signal?: AbortSignal) => aborted(signal) }
    const reports = await verify({ ...options, write: true, clock })
    expect(reports.find(({ call }) => call === 'cart.get')?.drifts).toEqual([
      { path: '', expected: 'status 200', seen: 'status 202 after 14 looks' },
    ])
  })

  it('names path, expected and seen of a field that drifted', async () => {
    const report = await reportOf('context.getSession', (response) => ({ ...response, guestUser: 'yes' }))
    expect(report).toMatchObject({
      outcome: 'drift',
      status: 200,
      drifts: [{ path: 'guestUser', expected: 'boolean', seen: 'string' }],
    })
  })

  it('names the path of a field that drifted inside a list', async () => {
    const spoil = (response: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(response).replace(/"id":"01t\w+"/, '"id":7'))
    const report = await reportOf('catalog.search', spoil)
    expect(report?.drifts).toEqual([
      { path: 'productsPage.products[0].id', expected: 'string', seen: 'number' },
    ])
  })

  it.each([
    ['a list of errors', 'pass', '[{"errorCode":"INVALID_API_INPUT"}]', 400],
    ['hits', 'pass', undefined, 200],
    ['nothing', 'drift', '[]', 400],
    ['a failure', 'drift', '[{"errorCode":"UNKNOWN_EXCEPTION"}]', 500],
  ])('lets a shop answer an unknown refinement with %s: %s', async (_what, outcome, body, status) => {
    const isUnknown = (url: string) =>
      atob(new URL(url).searchParams.get('refinements') ?? '').includes('NoSuch')
    const { options, sandbox } = await openShop('CH')
    const fetch = async (request: Request) => {
      if (!isUnknown(request.url)) return options.fetch(request)
      return body === undefined
        ? options.fetch(new Request(request.url.replace(/refinements=[^&]*/, 'refinements=')))
        : new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
    }
    const reports = await verify({ ...options, fetch })
    sandbox.close()
    expect(reports.find(({ call }) => call === 'catalog.search')).toMatchObject({ outcome })
  })

  it('narrows a search by a facet that the shop offers', async () => {
    const sent: unknown[] = []
    const { options, sandbox } = await openShop('CH')
    const fetch = (request: Request) => {
      const refinements = new URL(request.url).searchParams.get('refinements')
      if (refinements !== null) sent.push(...JSON.parse(atob(refinements)))
      return options.fetch(request)
    }
    await verify({ ...options, fetch })
    sandbox.close()
    expect(sent).toMatchObject([
      {
        nameOrId: 'InnerLengthStep__c',
        type: 'DistinctValue',
        attributeType: 'Custom',
        values: [expect.any(String)],
      },
      { nameOrId: 'NoSuchField__c' },
    ])
  })

  it('reports a member that the contract does not name, and passes', async () => {
    const report = await reportOf('context.getSession', (response) => ({ ...response, newMember: 1 }))
    expect(report).toMatchObject({ outcome: 'pass' })
    expect(report?.unknownFields).toContain('newMember')
  })

  it('reports which calls it could not test for lack of a record', async () => {
    const reports = await readAs(changing('catalog.listCategories', () => ({ productCategories: [] })))
    expect(reports.find((report) => report.call === 'catalog.search')).toMatchObject({
      outcome: 'not tested',
      reason: 'no category was found',
    })
  })

  it.each([403, 404])(
    'does not take %i of a call that an organisation may lack for drift',
    async (status) => {
      const refuse: Change = (call, response) =>
        call?.id === 'context.getAiConfiguration'
          ? Response.json([{ errorCode: 'API_DISABLED_FOR_ORG', message: 'Lea Keller may not' }], { status })
          : response
      const report = (await readAs(refuse)).find(({ call }) => call === 'context.getAiConfiguration')
      expect(report).toMatchObject({
        outcome: 'not tested',
        status,
        reason: `status ${status} API_DISABLED_FOR_ORG`,
      })
    },
  )

  it.each([403, 404])(
    'says what is lost where a call that is not the platform’s answers %i',
    async (status) => {
      const { options } = await openShop('CH', (call, response) =>
        call?.path.startsWith('/lwr/apex/')
          ? Response.json([{ errorCode: 'NO_CLASS' }], { status })
          : response,
      )
      const reports = await verify({ ...options, signIn: everyCall('CH').signIn, write: true })
      const reasonOf = (id: string) => reports.find(({ call }) => call === id)?.reason
      expect(reasonOf('cart.getInactiveCarts')).toBe(
        `status ${status} NO_CLASS; not a call of the platform. Nobody is told of an inactive cart. cart.query can stand in.`,
      )
      expect(reasonOf('cart.addItemsToCart')).toContain('up to 100 at a time')
      expect(hasDrift(reports)).toBe(false)
    },
  )

  it('reports a refused sign-in as drift, so that no run silently continues as a guest', async () => {
    const { options } = await openShop('CH')
    const reports = await verify({ ...options, signIn: { username: 'nobody', password: 'wrong' } })
    expect(reports.find(({ call }) => call === 'signIn.signIn')).toMatchObject({
      outcome: 'drift',
      drifts: [{ path: '', expected: 'status 200', seen: 'status 401' }],
    })
  })

  it('reports a page instead of JSON', async () => {
    const page: Change = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
    const reports = await readAs(page)
    expect(reports[0]?.drifts).toEqual([{ path: '', expected: 'JSON', seen: 'text/html' }])
  })
})
