import { callVersions } from '@cartonnage/sdk/contract'
import { allCalls, type CallSpec } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { openShop } from '../fixtures/shopper.fixture'
import { shops } from '../shop'

/** Whether the platform has a call in a version: what it lacks is 404 NOT_FOUND, whoever calls. */
async function exists({ method, path }: Pick<CallSpec, 'method' | 'path'>, version: number) {
  const { sandbox } = openShop()
  const values: Readonly<Record<string, string>> = {
    apiVersion: `v${version}.0`,
    webstoreId: shops.CH.webstoreId,
    cartId: 'current',
    checkoutId: 'active',
    accountId: 'current',
  }
  const url = `http://localhost${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')}`
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const response = await sandbox.fetch(new Request(url, { method, ...body }))
  return response.status !== 404 || !(await response.text()).includes('"NOT_FOUND"')
}

const oldest = 57
const versioned = allCalls.filter(({ path }) => path.includes('{apiVersion}'))

describe('a call of the contract', () => {
  it.each(versioned)('$id exists from its first version on, and not before', async (call) => {
    const since = Math.max(oldest, callVersions[call.id]?.since ?? oldest)
    expect([await exists(call, since), await exists(call, since - 1)]).toEqual([true, false])
    expect(await exists(call, 67)).toBe(true)
  })
})

describe('a version of the API', () => {
  const csrf = { method: 'GET', path: '/services/data/{apiVersion}/ui-api/session/csrf' } as const

  it.each([
    ['v57.0', [404, 'MISSING_RECORD'], false, ['userName']],
    ['v63.0', [200, null], true, ['totalItemCount', 'profile', 'buyerGroups', 'cartSummary']],
    [
      'v65.0',
      [200, null],
      true,
      ['approachingDiscounts', 'totalItemCount', 'profile', 'buyerGroups', 'cartSummary'],
    ],
    [
      'v67.0',
      [200, null],
      true,
      ['approachingDiscounts', 'totalItemCount', 'profile', 'buyerGroups', 'cartSummary'],
    ],
  ])('%s responds as the platform does', async (version, [status, code], hasSearch, members) => {
    const lea = openShop({ version }).as('lea')
    const none = await lea.get('carts/current')
    expect(none.status).toBe(status)
    if (code === null) expect(none.body).toEqual({ cartId: null })
    else expect(none.body[0].errorCode).toBe(code)
    expect((await lea.get('carts/current/cart-items')).status).toBe(status)
    expect((await lea.get('search/products?searchTerm=Karton')).status === 200).toBe(hasSearch)
    await lea.add('1001180', 25)
    const checkout = (await lea.call('PUT', 'checkouts', { cartId: 'current' })).body.checkoutId
    const bodies = [
      (await lea.get('carts/current/cart-items')).body,
      (await lea.get('session-context')).body,
      (await lea.get(`checkouts/${checkout}`)).body,
    ]
    const watched = [
      'userName',
      'approachingDiscounts',
      'totalItemCount',
      'profile',
      'buyerGroups',
      'cartSummary',
    ]
    const seen = new Set(bodies.flatMap((body) => Object.keys(body)))
    // An item list of every version has a summary of its own.
    const inLists = new Set(Object.keys(bodies[2] ?? {}))
    expect(watched.filter((name) => (name === 'cartSummary' ? inLists : seen).has(name))).toEqual(members)
  })

  it.each([
    [57, false],
    [65, false],
    [66, false],
    [67, true],
  ])('v%i.0 gives a CSRF token: %s', async (version, has) => {
    expect(await exists(csrf, version)).toBe(has)
  })
})
