import { describe, expect, it, vi } from 'vitest'
import { createCartBrowser } from './cart-browser'
import { createLifetime } from '../client/lifetime'
import type { CartCheck } from '../state/cart'
import { createStore } from '../state/store'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import type { CartClaim } from '../storage/cart-claims'
import { followOtherTabs } from './cart-other-tabs'

let ids = 0

/** A page of a tab whose buyer sees a cart. */
function openPage(tab: Tab) {
  const checks = createStore<readonly CartCheck[]>([])
  const createId = () => `id-${(ids += 1)}`
  const browser = createCartBrowser({ ...tab, webstoreId: 'CH', owner: () => 'lea', createId, checks })
  const lifetime = createLifetime(undefined)
  const emit = vi.fn()
  const refresh = vi.fn()
  const scope = { getSnapshot: () => ({}), subscribe: () => () => undefined }
  followOtherTabs(
    // Only what is followed of a client.
    { storage: tab.browserStore, scope, events: { emit }, onDispose: lifetime.onEnd } as never,
    { browser, refresh },
  )
  const claim = (more: Partial<CartClaim> = {}): CartClaim => ({
    ...browser.self(),
    ...{ id: `${browser.self().page}:1`, sentAt: 0, lookedAt: 0, kind: 'add' },
    lines: [{ productId: 'a', quantity: '2' }],
    ...more,
  })
  return { browser, checks, emit, refresh, claim, lifetime }
}

describe('followOtherTabs', () => {
  it('reads the cart and its counts again when the change of another tab is over', () => {
    const world = createBrowser()
    const [here, there] = [openPage(world.openTab()), openPage(world.openTab())]
    there.browser.keep([there.claim()])
    expect(here.refresh).not.toHaveBeenCalled()
    there.browser.keep([])
    expect(here.refresh).toHaveBeenCalledTimes(1)
    expect(here.emit.mock.calls).toEqual([['cartchanged']])
    expect(there.refresh).not.toHaveBeenCalled()
  })

  it('shows what another tab is checking', () => {
    const world = createBrowser()
    const [here, there] = [openPage(world.openTab()), openPage(world.openTab())]
    there.browser.keep([there.claim({ isChecked: true })])
    expect(here.checks.getSnapshot()).toEqual([{ kind: 'add', productId: 'a', quantity: '2' }])
  })

  it('takes no change for over that was never sent', () => {
    const world = createBrowser()
    const [here, there] = [openPage(world.openTab()), openPage(world.openTab())]
    there.browser.keep([there.claim({ isUnsent: true })])
    there.browser.keep([])
    expect(here.emit).not.toHaveBeenCalled()
  })

  it('ends with the client', () => {
    const world = createBrowser()
    const [here, there] = [openPage(world.openTab()), openPage(world.openTab())]
    there.browser.keep([there.claim()])
    here.lifetime.end()
    there.browser.keep([])
    expect(here.emit).not.toHaveBeenCalled()
  })
})
