import { describe, expect, it } from 'vitest'
import { createBrowser } from './browser.fixture'
import { personalLocations, storageEntries } from './storage-entries'
import type { StorageEntry, StorageLocation } from './storage-entries'

const openStore = () => createBrowser().openTab().browserStore

/** A tab, and what its two storages hold under a key. */
const openTab = () => {
  const { browserStore, localStorage, sessionStorage } = createBrowser().openTab()
  return {
    browserStore,
    local: (key: string) => localStorage().getItem(key),
    session: (key: string) => sessionStorage().getItem(key),
  }
}

const { boxFinderLength, boxFinderWidth, boxFinderHeight, goToSummary, guestUserName } = storageEntries

describe('storageEntries', () => {
  const line = { productId: '01tCN0001001180YAA', quantity: '25', note: 'mine' }
  const vatInfo = { countryName: 'NL', countryCode: 'NL', vatRate: 0.21 }

  it.each<[string, string, StorageEntry<unknown>, unknown, string]>([
    [
      '[3.browser-stored-data-1]',
      'anonymousCart',
      storageEntries.anonymousCart,
      [line],
      JSON.stringify([line]),
    ],
    ['[3.browser-stored-data-2]', 'vatInfo', storageEntries.vatInfo, vatInfo, JSON.stringify(vatInfo)],
    ['[3.browser-stored-data-3]', 'boxFinderLength', boxFinderLength, '300', '300'],
    ['[3.browser-stored-data-3]', 'boxFinderWidth', boxFinderWidth, '200', '200'],
    ['[3.browser-stored-data-3]', 'boxFinderHeight', boxFinderHeight, '150', '150'],
    ['[3.browser-stored-data-4]', 'loginFromCart', storageEntries.loginFromCart, true, 'true'],
    ['[3.browser-stored-data-4]', 'loginFromCart', storageEntries.loginFromCart, false, 'false'],
    ['[3.browser-stored-data-5]', 'goToSummary', goToSummary, '/de-CH/checkout', '/de-CH/checkout'],
    ['[3.browser-stored-data-6]', 'guestUserName', guestUserName, 'Lea Keller', 'Lea Keller'],
  ])('%s lies under %s in local storage', (_, key, entry, value, text) => {
    const { browserStore, local } = openTab()
    browserStore.write(entry, value)
    expect(local(key)).toBe(text)
    expect(browserStore.read(entry)).toEqual(value)
  })

  it.each([boxFinderLength, boxFinderWidth, boxFinderHeight])(
    '[3.browser-stored-data-3] $key is null after a reset',
    (entry) => {
      const { browserStore } = openTab()
      browserStore.write(entry, '300')
      browserStore.write(entry, null)
      expect(browserStore.read(entry)).toBeNull()
    },
  )

  it.each([
    ['true', true],
    ['false', false],
    ['"true"', false],
    ['1', false],
    ['{}', false],
    ['null', false],
  ])(
    '[3.browser-stored-data-4] [4.guest-cart-on-login-7..9] reads loginFromCart %s as %s',
    (stored, value) => {
      expect(storageEntries.loginFromCart.parse(stored)).toBe(value)
    },
  )

  it('[3.browser-stored-data-7] keeps account and guest details for the tab only', () => {
    const { browserStore, local, session } = openTab()
    browserStore.write(storageEntries.effectiveAccount, { id: '001', name: 'Filiale' })
    browserStore.write(storageEntries.guestUserDetails, { lastName: 'Keller' })
    expect(session('effectiveAccount:CH')).toBe('{"id":"001","name":"Filiale"}')
    expect(session('guestUserDetails')).toBe('{"lastName":"Keller"}')
    expect([local('effectiveAccount:CH'), local('guestUserDetails')]).toEqual([null, null])
  })

  it('keeps an entered form for the tab only, and reads no other shape', () => {
    const { browserStore, session, local } = openTab()
    const typed = { userId: '005', path: '/my/addresses/new', typedAt: 7, fields: { city: 'Olten' } }
    browserStore.write(storageEntries.enteredForm, typed)
    expect(session('typedForm:CH')).toBe(JSON.stringify(typed))
    expect(local('typedForm:CH')).toBeNull()
    const { parse } = storageEntries.enteredForm
    expect(parse(JSON.stringify({ ...typed, fields: { city: 'Olten', keep: 1 } }))).toEqual(typed)
    for (const wrong of [null, [], 'x', { ...typed, userId: 1 }, { ...typed, fields: null }])
      expect(parse(JSON.stringify(wrong))).toBeNull()
  })

  it('keeps the merge journal for all shops and open writes per shop, even after signing out', () => {
    const { browserStore, local } = openTab()
    const reported = [{ state: 'told', id: '1', webstoreId: 'CH', owner: '005', lines: [] }]
    browserStore.write(storageEntries.mergeJournal, reported)
    browserStore.write(storageEntries.cartClaims, { version: 1, claims: [] })
    browserStore.forgetPersonal()
    expect(local('cartMergeJournal')).toBe(JSON.stringify(reported))
    expect(local('cartClaims:CH')).toBe('{"version":1,"claims":[]}')
  })

  it('[3.browser-stored-data-8] keeps the id of the guest session cart, even after signing out', () => {
    const { browserStore, local } = openTab()
    browserStore.write(storageEntries.guestCartId, '0a6Q50000000001AAA')
    browserStore.forgetPersonal()
    expect(local('guestCartId:CH')).toBe('0a6Q50000000001AAA')
  })

  it.each([boxFinderLength, goToSummary, guestUserName])('[5-9] $key clears a blank text', (entry) => {
    const { browserStore, local } = openTab()
    browserStore.write(entry, '300')
    browserStore.write(entry, ' \t')
    expect(local(entry.key)).toBeNull()
  })

  it('[5-9] stores no blank guest details, and removes the entry when all are blank', () => {
    const { browserStore, session } = openTab()
    const write = (details: object) => {
      browserStore.write(storageEntries.guestUserDetails, details)
      return session('guestUserDetails')
    }
    expect(write({ lastName: 'Keller', email: ' ', phoneNumber: '' })).toBe('{"lastName":"Keller"}')
    expect(write({ lastName: ' ', email: '', phoneNumber: ' ' })).toBeNull()
  })

  it('[5-9] stores no blank name of an account, and no account without id', () => {
    const { browserStore, session } = openTab()
    const write = (account: { id: string; name: string } | null) => {
      browserStore.write(storageEntries.effectiveAccount, account)
      return session('effectiveAccount:CH')
    }
    expect(write({ id: '001', name: ' ' })).toBe('{"id":"001","name":""}')
    expect(write({ id: ' ', name: 'Filiale' })).toBeNull()
    expect(write(null)).toBeNull()
  })
})

describe('storageEntries.effectiveAccount', () => {
  it('[3.user-and-account-5] [3.browser-stored-data-7] keeps id and name', () => {
    const store = openStore()
    const account = { id: '001Q50000000001AAA', name: 'Filiale Meersburg' }
    store.write(storageEntries.effectiveAccount, account)
    expect(store.read(storageEntries.effectiveAccount)).toEqual(account)
  })

  it.each([
    ['{"id":"001","name":"Filiale","more":1}', { id: '001', name: 'Filiale' }],
    ['{"id":"001"}', { id: '001', name: '' }],
    ['{"name":"Filiale"}', null],
    ['{"id":" ","name":"Filiale"}', null],
  ])('[3.user-and-account-5] [5-9] reads %s as %j', (text, account) => {
    expect(storageEntries.effectiveAccount.parse(text)).toEqual(account)
  })
})

describe('storageEntries.guestUserDetails', () => {
  it('[3.shopper-context-3] keeps last name, e-mail and phone number of a guest', () => {
    const store = openStore()
    const details = { lastName: 'Keller', email: 'lea@example.com', phoneNumber: '+41625550100' }
    store.write(storageEntries.guestUserDetails, details)
    expect(store.read(storageEntries.guestUserDetails)).toEqual(details)
  })

  it('[3.shopper-context-3] keeps nothing else', () => {
    expect(storageEntries.guestUserDetails.parse('{"lastName":"Keller","firstName":"Lea"}')).toEqual({
      lastName: 'Keller',
    })
    expect(storageEntries.guestUserDetails.parse(null)).toEqual({})
  })
})

it('[3.browser-stored-data-7] removes each personal entry, and no other, when the person signs out', () => {
  const locationOf = ({ key, area, perShop }: StorageLocation) => ({
    key,
    ...(area && { area }),
    ...(perShop && { perShop }),
  })
  const isPersonal = ({ isPersonal = false }: Pick<StorageEntry<unknown>, 'isPersonal'>) => isPersonal
  expect(personalLocations).toEqual(Object.values(storageEntries).filter(isPersonal).map(locationOf))
})
