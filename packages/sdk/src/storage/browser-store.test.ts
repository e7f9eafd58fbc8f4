import { describe, expect, it, vi } from 'vitest'
import { createBrowserStore } from './browser-store'
import { createBrowser } from './browser.fixture'
import { createMemoryStorage } from './memory-storage'
import { storageEntries } from './storage-entries'
import { createTabs } from './tabs'

const createStoreOver = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => {
  const reportFailure = vi.fn()
  const tabs = createTabs(() => undefined)
  const store = createBrowserStore({
    webstoreId: 'CH',
    localStorage: storage,
    sessionStorage: storage,
    tabs,
    reportFailure,
  })
  return { store, reportFailure }
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

const full = () => ({
  ...createMemoryStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

describe('createBrowserStore', () => {
  it.each([
    ['anonymousCart', storageEntries.anonymousCart, null],
    [
      '[9-8] [3.browser-stored-data-2] vatInfo',
      storageEntries.vatInfo,
      { countryName: 'CH', countryCode: 'CH', vatRate: 0.081 },
    ],
    ['[3.browser-stored-data-3] boxFinderLength', storageEntries.boxFinderLength, null],
    ['[3.browser-stored-data-4] loginFromCart', storageEntries.loginFromCart, false],
    ['goToSummary', storageEntries.goToSummary, null],
    ['guestUserName', storageEntries.guestUserName, null],
    ['effectiveAccount', storageEntries.effectiveAccount, null],
    ['guestCartId', storageEntries.guestCartId, null],
  ])('%s has its default where nothing is stored', (_, entry, value) => {
    const { store } = createStoreOver(createMemoryStorage)
    expect(store.read(entry)).toEqual(value)
  })

  it.each([
    ['vatInfo', '{"countryCode":"DE"', { countryName: 'CH', countryCode: 'CH', vatRate: 0.081 }],
    ['loginFromCart', 'yes', false],
    ['orderLatches', '{"a":1}', []],
  ])('reads a corrupt %s as its default', (key, text, value) => {
    const memory = createMemoryStorage()
    memory.setItem(key === 'orderLatches' ? 'orderLatches:CH' : key, text)
    const { store } = createStoreOver(() => memory)
    const entry = Object.values(storageEntries).find((candidate) => candidate.key === key)
    expect(entry && store.read(entry)).toEqual(value)
  })

  it('reports corrupt text once', () => {
    const memory = createMemoryStorage()
    memory.setItem('vatInfo', '{')
    const { store, reportFailure } = createStoreOver(() => memory)
    store.read(storageEntries.vatInfo)
    store.read(storageEntries.vatInfo)
    expect(reportFailure).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['blocked', blocked],
    ['full', full],
  ])('works from memory when storage is %s, and reports it once', (_, storage) => {
    const { store, reportFailure } = createStoreOver(storage)
    expect(store.write(storageEntries.loginFromCart, true)).toBe(false)
    store.write(storageEntries.boxFinderLength, '300')
    expect(store.read(storageEntries.loginFromCart)).toBe(true)
    expect(store.read(storageEntries.boxFinderLength)).toBe('300')
    expect(reportFailure).toHaveBeenCalledTimes(1)
  })

  it('[3.browser-stored-data-3] stores no dimension after a reset', () => {
    const { data, openTab } = createBrowser()
    const { browserStore } = openTab()
    browserStore.write(storageEntries.boxFinderLength, '300')
    browserStore.write(storageEntries.boxFinderLength, null)
    expect(data.size).toBe(0)
  })

  it.each(['', '  ', 'null'])('[5-9] reads the text %o as nothing', (text) => {
    const memory = createMemoryStorage()
    memory.setItem('guestUserName', text)
    expect(createStoreOver(() => memory).store.read(storageEntries.guestUserName)).toBeNull()
  })

  it('[5-9] leaves blank guest details out', () => {
    const { store } = createStoreOver(createMemoryStorageOnce())
    store.write(storageEntries.guestUserDetails, { lastName: 'Keller', email: '  ' })
    expect(store.read(storageEntries.guestUserDetails)).toEqual({ lastName: 'Keller' })
  })

  it('keeps what is not personal when the shopper signs out', () => {
    const { store } = createStoreOver(createMemoryStorageOnce())
    store.write(storageEntries.guestUserName, 'Lea')
    store.write(storageEntries.effectiveAccount, { id: '001', name: 'Filiale' })
    store.write(storageEntries.anonymousCart, [{ productId: 'a', quantity: '1' }])
    store.forgetPersonal()
    expect(store.read(storageEntries.guestUserName)).toBeNull()
    expect(store.read(storageEntries.effectiveAccount)).toBeNull()
    expect(store.read(storageEntries.anonymousCart)).toHaveLength(1)
  })

  it('follows other tabs, but only with listeners', () => {
    const { openTab } = createBrowser()
    const [here, there] = [openTab(), openTab()]
    const listener = vi.fn()
    const leave = here.browserStore.follow(storageEntries.vatInfo, listener)
    there.browserStore.write(storageEntries.loginFromCart, true)
    there.browserStore.remove(storageEntries.vatInfo)
    leave()
    there.browserStore.remove(storageEntries.vatInfo)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

/** The same storage at each call. */
function createMemoryStorageOnce() {
  const memory = createMemoryStorage()
  return () => memory
}
