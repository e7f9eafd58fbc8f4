import { describe, expect, it, vi } from 'vitest'
import type { FeatureContext } from '../client/client'
import { createLifetime } from '../client/lifetime'
import type { CartCheck } from '../state/cart'
import { createStore } from '../state/store'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import type { CartClaim } from '../storage/cart-claims'
import { createCartBrowser, followOtherTabs } from './cart-browser'

let ids = 0

/** A page of a tab that follows other tabs, as a client does. */
function openPage(tab: Tab, owner = 'lea') {
  const checks = createStore<readonly CartCheck[]>([])
  const current = { owner }
  const browser = createCartBrowser({
    ...tab,
    webstoreId: 'CH',
    owner: () => current.owner,
    formerOwner: () => undefined,
    createId: () => `id-${(ids += 1)}`,
    checks,
  })
  const lifetime = createLifetime(undefined)
  const [emit, refreshCart] = [vi.fn(), vi.fn()]
  const scope = { getSnapshot: () => ({}), subscribe: () => () => undefined }
  // Only what following needs of a client.
  const client = { storage: tab.browserStore, scope, events: { emit }, onDispose: lifetime.onEnd }
  followOtherTabs(client as unknown as FeatureContext, browser, refreshCart)
  const claim = (id: string, more: Partial<CartClaim> = {}): CartClaim => ({
    ...browser.self(),
    id,
    sentAt: 0,
    lookedAt: 0,
    kind: 'add',
    lines: [{ productId: id, quantity: '2' }],
    ...more,
  })
  const readIds = () => browser.read().claims.map(({ id }) => id)
  return { ...browser, checks, claim, ids: readIds, current, lifetime, emit, refreshCart }
}

describe('createCartBrowser', () => {
  it('gives all pages of a tab the same tab id, and each page its own', () => {
    const world = createBrowser()
    const tab = world.openTab()
    const [first, second, other] = [openPage(tab), openPage(tab), openPage(world.openTab())]
    expect(second.self().tab).toBe(first.self().tab)
    expect(second.self().page).not.toBe(first.self().page)
    expect(other.self().tab).not.toBe(first.self().tab)
  })

  it('replaces the writes of the page, but not merges and those of other pages', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    other.save([other.claim('theirs')])
    page.put(page.claim('merge', { kind: 'merge' }))
    page.save([page.claim('a'), page.claim('b')])
    page.save([page.claim('b')])
    expect(page.ids()).toEqual(['theirs', 'merge', 'b'])
    page.save([])
    expect(other.ids()).toEqual(['theirs', 'merge'])
  })

  it('takes over the write of another page by its id', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    other.save([other.claim('a')])
    page.save([page.claim('a', { lookedAt: 7 })])
    expect(page.read().claims).toMatchObject([{ id: 'a', lookedAt: 7, page: page.self().page }])
  })

  it('stores, finds and removes a single write', () => {
    const page = openPage(createBrowser().openTab())
    page.put(page.claim('a'))
    page.put(page.claim('a', { sentAt: 9 }))
    expect([page.has('a'), page.has('b')]).toEqual([true, false])
    expect(page.read().claims).toMatchObject([{ sentAt: 9 }])
    page.remove('a')
    expect([page.has('a'), page.ids()]).toEqual([false, []])
  })

  it('counts every change, also those of other tabs', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    const before = page.read().version
    page.put(page.claim('a'))
    other.put(other.claim('b'))
    other.remove('b')
    expect(page.read().version).toBe(before + 3)
  })

  it('shows one owner nothing of another’s, and clears only the current one’s', () => {
    const world = createBrowser()
    const [lea, reto] = [openPage(world.openTab()), openPage(world.openTab(), 'reto')]
    lea.put(lea.claim('a', { isChecked: true }))
    reto.put(reto.claim('b'))
    expect([lea.ids(), reto.ids(), reto.checks.getSnapshot()]).toEqual([['a'], ['b'], []])
    expect(reto.has('a')).toBe(true)
    reto.save([])
    reto.clear()
    expect([lea.ids(), reto.ids()]).toEqual([['a'], []])
  })

  it('shows what is being checked, of other tabs too, and nothing that has been missing only briefly', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    const isChecked = true
    other.put(other.claim('a'))
    expect(page.checks.getSnapshot()).toEqual([])
    const lines = [{ productId: 'c', quantity: '0' }]
    other.put(other.claim('a', { isChecked, kind: 'merge' }))
    other.put(other.claim('s', { isChecked, kind: 'set', lines }))
    other.put(other.claim('d', { isChecked, kind: 'delete', lines: [] }))
    expect(page.checks.getSnapshot()).toEqual([
      { kind: 'add', productId: 'a', quantity: '2' },
      { kind: 'set', productId: 'c', quantity: '0' },
      { kind: 'delete' },
    ])
    other.clear()
    expect(page.checks.getSnapshot()).toEqual([])
  })

  it('shows the checks of the current owner', () => {
    const page = openPage(createBrowser().openTab())
    page.put(page.claim('a', { isChecked: true }))
    page.current.owner = 'reto'
    page.refresh()
    expect(page.checks.getSnapshot()).toEqual([])
  })

  it('runs the tasks of two tabs one after another', async () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    const second = vi.fn(async () => undefined)
    const waiting: Promise<unknown>[] = []
    await page.exclusively(async () => {
      waiting.push(other.exclusively(second))
      await Promise.resolve()
      expect(second).not.toHaveBeenCalled()
    })
    await Promise.all(waiting)
    expect(second).toHaveBeenCalledOnce()
  })
})

describe('followOtherTabs', () => {
  const openTwo = () => {
    const world = createBrowser()
    return [openPage(world.openTab()), openPage(world.openTab())] as const
  }

  it('reads the cart and its counts again when the change of another tab is over', () => {
    const [here, there] = openTwo()
    there.save([there.claim('a')])
    expect(here.refreshCart).not.toHaveBeenCalled()
    there.save([])
    expect(here.refreshCart).toHaveBeenCalledTimes(1)
    expect(here.emit.mock.calls).toEqual([['cartchanged']])
    expect(there.refreshCart).not.toHaveBeenCalled()
  })

  it('does not take a change that was never sent for over', () => {
    const [here, there] = openTwo()
    there.save([there.claim('a', { isUnsent: true })])
    there.save([])
    expect(here.emit).not.toHaveBeenCalled()
  })

  it('ends with the client', () => {
    const [here, there] = openTwo()
    there.save([there.claim('a')])
    here.lifetime.end()
    there.save([])
    expect(here.emit).not.toHaveBeenCalled()
  })
})
