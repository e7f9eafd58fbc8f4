import { describe, expect, it, vi } from 'vitest'
import type { CartCheck } from '../state/cart'
import { createStore } from '../state/store'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import type { CartClaim } from '../storage/cart-claims'
import { storageEntries } from '../storage/storage-entries'
import { createCartBrowser } from './cart-browser'

let ids = 0

/** A page of a tab, as a client has it: it follows what other tabs keep. */
function openPage(tab: Tab, owner = 'lea') {
  const checks = createStore<readonly CartCheck[]>([])
  const current = { owner }
  const browser = createCartBrowser({
    ...tab,
    webstoreId: 'CH',
    owner: () => current.owner,
    createId: () => `id-${(ids += 1)}`,
    checks,
  })
  tab.browserStore.follow(storageEntries.cartClaims, browser.refresh)
  const claim = (id: string, more: Partial<CartClaim> = {}): CartClaim => ({
    ...browser.self(),
    id,
    sentAt: 0,
    lookedAt: 0,
    kind: 'add',
    lines: [{ productId: id, quantity: '2' }],
    ...more,
  })
  const idsRead = () => browser.read().claims.map(({ id }) => id)
  return { ...browser, checks, claim, ids: idsRead, current }
}

describe('createCartBrowser', () => {
  it('names the tab the same on each of its pages, and each page anew', () => {
    const world = createBrowser()
    const tab = world.openTab()
    const [first, second, other] = [openPage(tab), openPage(tab), openPage(world.openTab())]
    expect(second.self().tab).toBe(first.self().tab)
    expect(second.self().page).not.toBe(first.self().page)
    expect(other.self().tab).not.toBe(first.self().tab)
  })

  it('puts the writes of the page in the place of its earlier ones, merges and other pages apart', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    other.keep([other.claim('theirs')])
    page.put(page.claim('merge', { kind: 'merge' }))
    page.keep([page.claim('a'), page.claim('b')])
    page.keep([page.claim('b')])
    expect(page.ids()).toEqual(['theirs', 'merge', 'b'])
    page.keep([])
    expect(other.ids()).toEqual(['theirs', 'merge'])
  })

  it('takes over the write of another page by its id', () => {
    const world = createBrowser()
    const [page, other] = [openPage(world.openTab()), openPage(world.openTab())]
    other.keep([other.claim('a')])
    page.keep([page.claim('a', { lookedAt: 7 })])
    expect(page.read().claims).toMatchObject([{ id: 'a', lookedAt: 7, page: page.self().page }])
  })

  it('puts, finds and removes one', () => {
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

  it('shows one owner nothing of another’s, and clears the present one’s only', () => {
    const world = createBrowser()
    const [lea, reto] = [openPage(world.openTab()), openPage(world.openTab(), 'reto')]
    lea.put(lea.claim('a', { isChecked: true }))
    reto.put(reto.claim('b'))
    expect([lea.ids(), reto.ids(), reto.checks.getSnapshot()]).toEqual([['a'], ['b'], []])
    expect(reto.has('a')).toBe(true)
    reto.keep([])
    reto.clear()
    expect([lea.ids(), reto.ids()]).toEqual([['a'], []])
  })

  it('shows what is being checked, of other tabs too, and nothing that is looked for only a moment', () => {
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

  it('shows anew who is there now', () => {
    const page = openPage(createBrowser().openTab())
    page.put(page.claim('a', { isChecked: true }))
    page.current.owner = 'reto'
    page.refresh()
    expect(page.checks.getSnapshot()).toEqual([])
  })

  it('runs the tasks of two tabs one after the other', async () => {
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
