import { describe, expect, it } from 'vitest'
import { deriveShopperContext } from './shopper-context'

const session = { guestUser: false, userId: '005Q5', accountId: '001Q5', accountName: 'Alpenblick AG' }
const hostname = 'shop.example'

describe('deriveShopperContext', () => {
  it('[3.shopper-context-2] is logged in and acts for the own account', () => {
    expect(deriveShopperContext({ session, hostname })).toEqual({
      isLoggedIn: true,
      effectiveAccountId: '001Q5',
      effectiveAccountName: 'Alpenblick AG',
      isPreview: false,
    })
  })

  it('[3.shopper-context-2] acts for the account that the buyer chose', () => {
    const chosenAccount = { id: '001Q6', name: 'Filiale Meersburg' }
    expect(deriveShopperContext({ session, chosenAccount, hostname })).toMatchObject({
      effectiveAccountId: '001Q6',
      effectiveAccountName: 'Filiale Meersburg',
    })
  })

  it('[3.shopper-context-2] [5-8] treats zeros as no account, chosen or own', () => {
    const chosenAccount = { id: '000000000000000', name: 'none' }
    expect(deriveShopperContext({ session, chosenAccount, hostname })).toMatchObject({
      effectiveAccountId: '001Q5',
      effectiveAccountName: 'Alpenblick AG',
    })
    const bare = { ...session, accountId: '0'.repeat(18) }
    const context = deriveShopperContext({ session: bare, hostname })
    expect([context.effectiveAccountId, context.effectiveAccountName]).toEqual([undefined, undefined])
  })

  it.each([[undefined], [null]])(
    '[3.shopper-context-2] names an account without a name %j',
    (accountName) => {
      const unnamed = { ...session, accountName }
      expect(deriveShopperContext({ session: unnamed, hostname }).effectiveAccountName).toBe('')
    },
  )

  it.each([
    ['a guest', { ...session, guestUser: true }],
    ['a user without an id', { ...session, userId: 'null' }],
    ['a session that could not be loaded', undefined],
  ])('[3.shopper-context-2] is not logged in for %s', (_, attributes) => {
    const chosenAccount = { id: '001Q6', name: 'Filiale Meersburg' }
    expect(deriveShopperContext({ session: attributes, chosenAccount, hostname })).toEqual({
      isLoggedIn: false,
      effectiveAccountId: undefined,
      effectiveAccountName: undefined,
      isPreview: false,
    })
  })

  it.each([
    ['the platform’s name of it', '001Q50000000001AAA', 'Filiale Rorschach'],
    ['the name that came with the choice where the platform speaks of another one', '001Q6', 'Filiale'],
  ])('[3.shopper-context-2] names the account that was chosen by %s', (_, id, name) => {
    const own = { ...session, accountId: '001Q50000000001AAA', accountName: 'Filiale Rorschach' }
    const chosenAccount = { id, name: 'Filiale' }
    expect(deriveShopperContext({ session: own, chosenAccount, hostname }).effectiveAccountName).toBe(name)
  })

  it('[3.shopper-context-2] [6-7] recognizes a preview by its host', () => {
    const previewHosts = ['preview.example.org']
    expect(deriveShopperContext({ session, hostname: 'preview.example.org', previewHosts }).isPreview).toBe(
      true,
    )
    expect(deriveShopperContext({ session, hostname, previewHosts }).isPreview).toBe(false)
  })
})
