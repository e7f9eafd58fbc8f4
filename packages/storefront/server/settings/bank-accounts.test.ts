import { describe, expect, it } from 'vitest'
import { shopSettings } from '../../src/shell/shop-settings'
import { findAccountFaults } from './bank-accounts'
import { readSettings, SettingsError } from './settings'

const withAccount = (shop: 'CH' | 'DE', change: object) => ({
  ...shopSettings,
  [shop]: { ...shopSettings[shop], bankAccount: { ...shopSettings[shop].bankAccount, ...change } },
})

describe('the bank accounts of the shops', () => {
  it('are fine', () => {
    expect(findAccountFaults(shopSettings)).toEqual([])
  })

  it.each([
    ['CH', { iban: 'CH9300762011623852958' }, 'receiver.iban: its check digits are wrong'],
    ['CH', { iban: 'CH4431999123000889012' }, 'reference: '],
    ['CH', { iban: 'DE89370400440532013000' }, 'currencyCode: '],
    ['CH', { city: '' }, 'receiver.city: '],
    ['DE', { bic: 'EXMPDE' }, 'receiver.bic: '],
    ['DE', { holder: '' }, 'receiver.holder: '],
  ] as const)('of %s with %j stop the start', (shop, change, fault) => {
    const shops = withAccount(shop, change)
    expect(findAccountFaults(shops)).toEqual([
      expect.stringContaining(`bank account of the ${shop} shop: ${fault}`),
    ])
    expect(() => readSettings({ PORT: 'many' }, shops)).toThrow(SettingsError)
    expect(() => readSettings({ PORT: 'many' }, shops)).toThrow(/PORT: .*\nbank account of the /)
  })
})
