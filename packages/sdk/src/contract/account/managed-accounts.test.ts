import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { managedAccountsSchema } from './managed-accounts'

const account = {
  accountId: '001Q50000000001AAA',
  accountName: 'Weingut Sonnenhalde GmbH',
  isMyAccount: true,
  address: { city: 'Meersburg', country: 'Germany', state: 'BW', street: 'Uferweg 3', zip: '88709' },
}
const read = (...externalManagedAccounts: object[]) =>
  z.parse(managedAccountsSchema, { externalManagedAccounts }).externalManagedAccounts

describe('managedAccountsSchema', () => {
  it('[3.user-and-account-4] reads each member of an account and of its address', () => {
    expect(read({ ...account, extra: 1 })).toEqual([account])
  })

  it('[3.user-and-account-4] counts an account as the own one only when the platform says so', () => {
    const { isMyAccount: _, ...rest } = account
    expect(read(rest, { ...rest, isMyAccount: false }).map((each) => each.isMyAccount)).toEqual([
      false,
      false,
    ])
  })

  it('goes without an address or a part of it, but not without the id', () => {
    expect(
      read({ accountId: '001', address: null }, { accountId: '002', address: { zip: '1' } }),
    ).toMatchObject([
      { accountName: null, address: null },
      { address: { city: null, country: null, state: null, street: null, zip: '1' } },
    ])
    expect(() => read({ accountName: 'x' })).toThrow()
  })
})
