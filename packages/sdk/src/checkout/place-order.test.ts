import { describe, expect, it, vi } from 'vitest'
import type { Checkout } from '../contract/checkout/checkout'
import type { OrderSummary } from '../contract/orders/orders'
import { ResponseError, ShopError } from '../errors/errors'
import { createBrowser, createRequest, runOrDie } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { placeOrder } from './place-order'

type Fault = 'is lost on the way' | 'works, but the response is lost' | 'is refused' | 'is sold out'

const now = Date.UTC(2026, 10, 21, 9)
const platformWorkTimeMs = 60_000

/** The platform: one checkout, which becomes one order. With `isListOnly`, only the list has it. */
function createPlatform() {
  const state = {
    cart: 'Checkout',
    orders: [] as string[],
    posts: 0,
    isCheckoutKept: true,
    isListOnly: false,
  }
  const faults: Fault[] = []
  const refusal = (type: string) =>
    new ResponseError({ url: '/orders', status: 422, statusText: '', errors: [{ type }] })

  const place = () => {
    state.posts += 1
    const fault = faults.shift()
    if (fault === 'is lost on the way') throw new ShopError('NETWORK', 'cut')
    if (fault === 'is refused') throw refusal('/commerce/errors/payment-failure')
    if (fault === 'is sold out') throw refusal('/commerce/integrations/inventory')
    if (state.cart === 'Checkout') state.orders.push(`KR-${state.orders.length + 1}`)
    state.cart = 'PendingClosed'
    if (fault) throw new ShopError('TIMEOUT', 'late')
    return { orderReferenceNumber: state.orders[0] ?? '' }
  }

  const getCheckout = (): Checkout => {
    if (!state.isCheckoutKept) throw new ResponseError({ url: '', status: 404, statusText: '', errors: [] })
    const orderReferenceNumber = state.isListOnly ? null : (state.orders[0] ?? null)
    // Only what placing an order reads of a checkout.
    return {
      orderReferenceNumber,
      cartSummary: { status: state.isListOnly ? 'Closed' : state.cart },
    } as Checkout
  }

  const listOrders = (): OrderSummary[] => {
    const total = { amount: '151.34', currencyCode: 'CHF' }
    const createdDate = new Date(now).toISOString()
    const placed = state.orders.map((orderReferenceNumber) => ({ orderReferenceNumber, total, createdDate }))
    return placed as unknown as OrderSummary[]
  }
  return { state, faults, place, getCheckout, listOrders }
}

type FakePlatform = ReturnType<typeof createPlatform>
interface ShopperOptions {
  readonly now?: number
  /** By how much somebody has set the clock of the device, in ms. */
  readonly clockSetBy?: number
  readonly pay?: (checkoutId: string) => Promise<void>
}

function createShopper(
  tab: Tab,
  platform: FakePlatform,
  { now: time = now, clockSetBy = 0, pay }: ShopperOptions = {},
) {
  const onPlaced = vi.fn()
  const calls = {
    pay,
    place: createRequest(tab, platform.place),
    getCheckout: createRequest(tab, platform.getCheckout),
    listOrders: createRequest(tab, platform.listOrders),
  }
  const clocks = { now: () => time + clockSetBy, steadyNow: () => time }
  const order = () =>
    placeOrder({ ...tab, calls, onPlaced, ...clocks, platformWorkTimeMs, total: '151.34' }, '2z9')
  return { order, orderOrDie: () => runOrDie(tab, order), onPlaced }
}

describe('placeOrder', () => {
  it('[4.checkout-4] places the order and reports it once', async () => {
    const platform = createPlatform()
    const { order, onPlaced } = createShopper(createBrowser().openTab(), platform)
    expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith({ orderReferenceNumber: 'KR-1' })
  })

  it('gives the same order to a double click, to another tab and after a reload', async () => {
    const platform = createPlatform()
    const browser = createBrowser()
    const first = createShopper(browser.openTab(), platform)
    const second = createShopper(browser.openTab(), platform)
    const clicks = await Promise.all([first.order(), first.order(), second.order()])
    browser.restart()
    clicks.push(await createShopper(browser.openTab(), platform).order())
    expect(new Set(clicks.map((click) => click.orderReferenceNumber))).toEqual(new Set(['KR-1']))
    expect(platform.state.posts).toBe(1)
    expect(first.onPlaced).toHaveBeenCalledTimes(1)
    expect(second.onPlaced).not.toHaveBeenCalled()
  })

  it.each<Fault>(['is lost on the way', 'works, but the response is lost'])(
    'ends with one order when the request %s',
    async (fault) => {
      const platform = createPlatform()
      platform.faults.push(fault)
      const { order } = createShopper(createBrowser().openTab(), platform)
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(platform.state.orders).toHaveLength(1)
    },
  )

  it.each([
    ['[8-24] sold out', 'is sold out', { code: 'INSUFFICIENT_INVENTORY' }],
    ['a payment that failed', 'is refused', { code: 'RESPONSE', status: 422 }],
  ] as const)('opens the latch again after %s', async (_, fault, error) => {
    const platform = createPlatform()
    platform.faults.push(fault)
    const { order, onPlaced } = createShopper(createBrowser().openTab(), platform)
    await expect(order()).rejects.toMatchObject(error)
    expect(onPlaced).not.toHaveBeenCalled()
    expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
  })

  it('leaves an order that took too long to a later request on a server, which cannot wait', async () => {
    const platform = createPlatform()
    const tab = createBrowser().openTab()
    const place = vi.fn(() => Promise.reject(new ShopError('TIMEOUT', 'late')))
    const calls = {
      place,
      getCheckout: () => Promise.resolve(platform.getCheckout()),
      listOrders: () => Promise.resolve([]),
    }
    const ports = { ...tab, calls, onPlaced: vi.fn(), now: () => now, steadyNow: () => now }
    const order = placeOrder({ ...ports, platformWorkTimeMs: undefined }, '2z9')
    await expect(order).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    expect(place).toHaveBeenCalledOnce()
  })

  it('finds the order in the list when the checkout is gone', async () => {
    const platform = createPlatform()
    platform.faults.push('works, but the response is lost')
    platform.state.isCheckoutKept = false
    const { order } = createShopper(createBrowser().openTab(), platform)
    expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
    expect(platform.state.posts).toBe(1)
  })

  it('fails with an unknown outcome rather than ordering twice', async () => {
    const platform = createPlatform()
    platform.faults.push('is lost on the way')
    platform.state.isCheckoutKept = false
    const { order, onPlaced } = createShopper(createBrowser().openTab(), platform)
    await expect(order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME', cause: { code: 'NETWORK' } })
    await expect(order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    expect(platform.state.posts).toBe(1)
    expect(onPlaced).not.toHaveBeenCalled()
  })

  describe('when an earlier response was lost', () => {
    const refusals = [401, 403, 409, 429, 500, 503].map((status) => ({ status }))
    const refuse = (status: number) => () => {
      throw new ResponseError({ url: '', status, statusText: '', errors: [] })
    }

    it.each(refusals)('keeps the latch when the checkout cannot be read: $status', async ({ status }) => {
      const platform = createPlatform()
      const readable = platform.getCheckout
      platform.faults.push('works, but the response is lost')
      platform.getCheckout = refuse(status)
      const tab = createBrowser().openTab()
      await expect(createShopper(tab, platform).order()).rejects.toMatchObject({
        code: 'UNKNOWN_OUTCOME',
        cause: { code: 'TIMEOUT' },
      })
      platform.getCheckout = readable
      expect(await createShopper(tab, platform).order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(platform.state.posts).toBe(1)
    })

    it.each(refusals)('keeps the latch when the orders cannot be listed: $status', async ({ status }) => {
      const platform = createPlatform()
      const tab = createBrowser().openTab()
      platform.faults.push('works, but the response is lost')
      platform.state.isCheckoutKept = false
      const readable = platform.listOrders
      platform.listOrders = refuse(status)
      await expect(createShopper(tab, platform).order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      platform.listOrders = readable
      expect(await createShopper(tab, platform).order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(platform.state.posts).toBe(1)
    })

    it('keeps the latch after a refusal while the platform may be working on the first attempt', async () => {
      const platform = createPlatform()
      const tab = createBrowser().openTab()
      platform.faults.push('is lost on the way', 'is sold out')
      await expect(createShopper(tab, platform).order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      platform.place()
      expect(await createShopper(tab, platform).order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(platform.state.orders).toHaveLength(1)
    })

    it('opens the latch after a refusal when the platform has had its time', async () => {
      const platform = createPlatform()
      const tab = createBrowser().openTab()
      platform.faults.push('is lost on the way', 'is sold out', 'is sold out')
      await expect(createShopper(tab, platform).order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      const later = createShopper(tab, platform, { now: now + platformWorkTimeMs })
      await expect(later.order()).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
      expect(platform.state.orders).toEqual([])
    })

    it('leaves the latch closed when only the clock of the device was set', async () => {
      const platform = createPlatform()
      const tab = createBrowser().openTab()
      platform.faults.push('is lost on the way', 'is sold out', 'is sold out')
      await expect(createShopper(tab, platform).order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      const later = createShopper(tab, platform, { clockSetBy: 2 * platformWorkTimeMs })
      await expect(later.order()).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
    })

    it('counts that time from the latest lost attempt', async () => {
      const platform = createPlatform()
      const tab = createBrowser().openTab()
      const orderAt = (ms: number) => createShopper(tab, platform, { now: now + ms }).order()
      platform.faults.push('is lost on the way', 'is lost on the way')
      await expect(orderAt(0)).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      platform.faults.push('is lost on the way')
      await expect(orderAt(platformWorkTimeMs)).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      platform.faults.push('is sold out', 'is sold out')
      await expect(orderAt(2 * platformWorkTimeMs - 1)).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' })
      await expect(orderAt(2 * platformWorkTimeMs)).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
      expect(platform.state.orders).toEqual([])
    })
  })

  it('does not take an order of another checkout for this one', async () => {
    const platform = createPlatform()
    const browser = createBrowser()
    const tab = browser.openTab()
    await createShopper(tab, platform).order()
    const ports = {
      ...tab,
      onPlaced: vi.fn(),
      now: () => now,
      steadyNow: () => now,
      platformWorkTimeMs,
      total: '151.34',
    }
    const lost = () => Promise.reject(new ShopError('TIMEOUT', 'late'))
    const calls = {
      place: lost,
      getCheckout: async () => ({ ...platform.getCheckout(), orderReferenceNumber: null, cartSummary: null }),
      listOrders: async () => platform.listOrders(),
    }
    await expect(placeOrder({ ...ports, calls }, 'another')).rejects.toMatchObject({
      code: 'UNKNOWN_OUTCOME',
    })
  })

  describe('with a payment', () => {
    /** A shopper whose payments have these outcomes, in order; later ones succeed. */
    function createPayer(platform: FakePlatform, browser = createBrowser()) {
      const tab = browser.openTab()
      const outcomes: (() => void)[] = []
      const pay = vi.fn(createRequest(tab, () => outcomes.shift()?.()))
      return { pay, outcomes, ...createShopper(tab, platform, { pay }) }
    }
    const refuse = () => {
      throw new ResponseError({ url: '/payments', status: 409, statusText: '', errors: [] })
    }

    it('pays once for one order', async () => {
      const platform = createPlatform()
      const { order, pay } = createPayer(platform)
      await Promise.all([order(), order()])
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(pay).toHaveBeenCalledExactlyOnceWith('2z9')
    })

    it('orders nothing when it fails, and the next call may', async () => {
      const platform = createPlatform()
      const { order, outcomes } = createPayer(platform)
      outcomes.push(refuse)
      await expect(order()).rejects.toMatchObject({ status: 409 })
      expect(platform.state.posts).toBe(0)
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
    })

    it('finds an order that was placed elsewhere', async () => {
      const platform = createPlatform()
      platform.place()
      const { order, outcomes, onPlaced } = createPayer(platform)
      outcomes.push(refuse)
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect([platform.state.posts, onPlaced.mock.calls.length]).toEqual([1, 1])
    })

    it('does not pay again for an order whose response was lost', async () => {
      const platform = createPlatform()
      platform.faults.push('works, but the response is lost')
      const { order, pay } = createPayer(platform)
      await order()
      expect(pay).toHaveBeenCalledOnce()
      expect(platform.state.orders).toHaveLength(1)
    })

    it('passes on errors of the caller’s own code before it pays, and keeps the latch', async () => {
      const platform = createPlatform()
      const browser = createBrowser()
      const tab = browser.openTab({ diesAt: 2 })
      await createShopper(tab, platform).orderOrDie()
      browser.restart()
      const { order, outcomes } = createPayer(platform, browser)
      outcomes.push(() => {
        throw new RangeError('not what was shown')
      })
      await expect(order()).rejects.toThrow(RangeError)
      expect(platform.state.orders).toEqual([])
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
    })

    it('pays with the current payment when an earlier attempt did not arrive', async () => {
      const platform = createPlatform()
      const browser = createBrowser()
      // The page dies on the way to the platform: the latch is there, the order is not.
      const tab = browser.openTab({ diesAt: 2 })
      await createShopper(tab, platform).orderOrDie()
      browser.restart()
      expect(platform.state.orders).toEqual([])
      const { order, pay } = createPayer(platform, browser)
      expect(await order()).toEqual({ orderReferenceNumber: 'KR-1' })
      expect(pay).toHaveBeenCalledOnce()
    })
  })

  it.each(
    Array.from({ length: 6 }, (_, index) => index + 1).flatMap((diesAt) =>
      ([undefined, 'is lost on the way', 'works, but the response is lost'] as const).map(
        (fault) => [diesAt, fault] as const,
      ),
    ),
  )('ends with one order when the page dies at its step %i and the request %s', async (diesAt, fault) => {
    const platform = createPlatform()
    const browser = createBrowser()
    if (fault) platform.faults.push(fault)
    await createShopper(browser.openTab({ diesAt }), platform).orderOrDie()
    browser.restart()
    platform.faults.splice(0)
    expect(await createShopper(browser.openTab(), platform).order()).toEqual({ orderReferenceNumber: 'KR-1' })
    expect(platform.state.orders).toHaveLength(1)
  })
})
