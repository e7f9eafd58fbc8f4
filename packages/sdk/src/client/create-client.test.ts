import { describe, expect, it, vi, onTestFinished } from 'vitest'
import { cartKey } from '../cart/cart-keys'
import { cartCounts } from '../cart/cart-counts'
import { catalog } from '../catalog/catalog'
import { guestCart } from '../guest-cart/guest-cart'
import { navigation } from '../navigation/navigation'
import { sessionStore } from '../session/session-store'
import { createMemoryStorage } from '../storage/memory-storage'
import { storageEntries } from '../storage/storage-entries'
import { vat } from '../vat/vat'
import type { FeatureContext } from './client'
import type { StateKey } from './client-state'
import { createClient } from './create-client'
import type { ClientOptions } from './options'

const buyer = { isGuest: false, userType: 'business', menuItems: [], userId: '005' }
const counts = { uniqueProductCount: 3, cartId: '0a6' }

function openClient(options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const client = createClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    fetch,
    clock: { now: () => 0, sleep: async () => undefined },
    localStorage: () => local,
    sessionStorage: () => tab,
    reportFailure: () => undefined,
    ...options,
  })
  // As a feature gets it.
  const context = client.use((made: FeatureContext) => made)
  return { client, context, fetch }
}

describe('client.use', () => {
  it('creates a feature once per client', () => {
    const [first, second] = [openClient().client, openClient().client]
    expect(first.use(guestCart)).toBe(first.use(guestCart))
    expect(first.use(guestCart)).not.toBe(second.use(guestCart))
  })

  it('sends nothing before a method of a feature is called', async () => {
    const { client, fetch } = openClient()
    for (const feature of [sessionStore, cartCounts, catalog, navigation, vat]) client.use<unknown>(feature)
    await client.use(guestCart).add({ productId: 'a', quantity: 25 })
    expect(fetch).not.toHaveBeenCalled()
    await expect(client.use(navigation).load()).rejects.toMatchObject({ code: 'NETWORK' })
  })

  it('fails as it is where the runtime lacks what the client needs', async () => {
    const { client, fetch } = openClient()
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    onTestFinished(() => any.mockRestore())
    await expect(client.use(navigation).load()).rejects.toThrow(TypeError)
    expect(client.use(navigation).getSnapshot()).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('names a feature that uses itself', () => {
    const { client } = openClient()
    function inner({ use }: FeatureContext): unknown {
      return use(outer)
    }
    function outer({ use }: FeatureContext): unknown {
      return use(inner)
    }
    expect(() => client.use(outer)).toThrow("The feature 'outer' uses itself.")
    expect(() => client.use(inner)).toThrow("The feature 'inner' uses itself.")
  })
})

describe('client.loaded', () => {
  const key: StateKey<number> = { name: 'number' }

  it('is one store per key', () => {
    const { client } = openClient()
    expect(client.loaded(key)).toBe(client.loaded(key))
  })

  it('starts with what a server loaded, and dehydrates its own value', () => {
    const { client, context } = openClient({ initialState: { features: { number: 7 } } })
    expect(client.loaded(key).getSnapshot()).toEqual({ status: 'ready', value: 7 })
    context.loaded(key).set(8)
    expect(client.dehydrate().features).toEqual({ number: 8 })
  })

  it('dehydrates only what is loaded', async () => {
    const { client, context } = openClient()
    await context
      .loaded(key)
      .run(() => Promise.reject(new Error('no')))
      .catch(() => undefined)
    expect(client.dehydrate().features).toEqual({})
  })

  it('renders on a server what is loaded so far, and nothing after a failure', async () => {
    const store = openClient({ runtime: 'server' }).context.loaded(key)
    store.set(1)
    expect(store.getServerSnapshot()).toEqual({ status: 'ready', value: 1 })
    await store.run(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(store.getServerSnapshot()).toEqual({ status: 'idle' })
  })
})

describe('a change of shopper', () => {
  const initialState = {
    scope: { userId: '005' },
    features: { session: buyer, cartCounts: counts, cart: null, navigation: [] },
  }
  const leave = ({ scope, changeScope }: FeatureContext) => {
    const { userId: _user, ...next } = scope.getSnapshot()
    changeScope(next)
  }

  it('empties personal data and keeps what all shoppers share', () => {
    const { client, context } = openClient({ initialState })
    const [personal, common] = [client.use(cartCounts), client.use(navigation)]
    expect(personal.getSnapshot()).toEqual({ status: 'ready', value: counts })
    leave(context)
    expect(personal.getSnapshot()).toEqual({ status: 'idle' })
    expect(common.getSnapshot()).toEqual({ status: 'ready', value: [] })
  })

  it('empties personal data from the server that no feature has used yet', () => {
    const { client, context } = openClient({ initialState })
    leave(context)
    expect(client.loaded(cartKey).getSnapshot()).toEqual({ status: 'idle' })
    expect(client.use(cartCounts).getSnapshot()).toEqual({ status: 'idle' })
  })

  it('aborts the requests of the former shopper', () => {
    const { context } = openClient({ initialState })
    const signal = context.signal()
    leave(context)
    expect([signal.aborted, context.signal().aborted]).toEqual([true, false])
  })

  it('is not a change when the same shopper tries another account', () => {
    const { client, context } = openClient({ initialState })
    const counted = client.use(cartCounts)
    context.changeScope({ ...client.scope.getSnapshot(), effectiveAccountId: '001' }, { isSameShopper: true })
    expect(counted.getSnapshot()).toEqual({ status: 'ready', value: counts })
  })
})

describe('the account that the front names', () => {
  const chosen = { id: '001Q50000000005AAA', name: 'Chur' }

  it('[3.browser-stored-data-7] [6-4] is stored in the tab and used by the first call', () => {
    const { client } = openClient({ effectiveAccount: chosen })
    expect(client.storage.read(storageEntries.effectiveAccount)).toEqual(chosen)
    expect(client.scope.getSnapshot().effectiveAccountId).toBe(chosen.id)
  })

  it('[6-4] is that of the tab when absent, and none when null', () => {
    const tab = createMemoryStorage()
    const options = { sessionStorage: () => tab }
    openClient({ ...options, effectiveAccount: chosen })
    expect(openClient(options).client.scope.getSnapshot().effectiveAccountId).toBe(chosen.id)
    const { client } = openClient({ ...options, effectiveAccount: null })
    expect(client.scope.getSnapshot().effectiveAccountId).toBeUndefined()
    expect(client.storage.read(storageEntries.effectiveAccount)).toBeNull()
  })
})
