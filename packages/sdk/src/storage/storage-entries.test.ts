import { describe, expect, it } from 'vitest'
import { createBrowser } from './browser.fixture'
import { storageEntries } from './storage-entries'

const openStore = () => createBrowser().openTab().browserStore

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
