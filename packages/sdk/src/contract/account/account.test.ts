import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountInfoSchema } from './account'

const item = {
  Id: 'm1',
  Label: 'Orders',
  Type: 'InternalLink',
  Target: '/my/orders',
  defaultListViewId: '00B',
}
const wire = {
  UserName: 'Reto Brunner',
  companyName: 'Alpenblick Versand AG',
  isGuestUser: false,
  UserType: 'business',
  CurrencyIsoCode: 'CHF',
  menuItems: [item],
}
const read = (response: object) => z.parse(accountInfoSchema, response)

describe('accountInfoSchema', () => {
  it('[3.user-and-account-2] reads names, kind of user, currency and menu', () => {
    const { menuItems, ...info } = read({ ...wire, isGuestUser: true, success: true })
    expect(info).toEqual({
      userName: 'Reto Brunner',
      companyName: 'Alpenblick Versand AG',
      isGuestUser: true,
      userType: 'business',
      currencyCode: 'CHF',
    })
    expect(menuItems).toHaveLength(1)
  })

  it('[3.user-and-account-2] goes without a company', () => {
    expect(read({ ...wire, companyName: undefined })).toMatchObject({ companyName: null })
  })

  it('[3.user-and-account-3] reads each member of a menu item', () => {
    expect(read({ ...wire, menuItems: [{ ...item, order: 1 }] }).menuItems).toEqual([
      { id: 'm1', label: 'Orders', type: 'InternalLink', target: '/my/orders', defaultListViewId: '00B' },
    ])
  })

  it.each(['Event', 'SalesforceObject', 'InternalLink', 'ExternalLink'])(
    '[3.user-and-account-3] keeps the type %s to the letter, and an item without list view',
    (Type) => {
      expect(
        read({ ...wire, menuItems: [{ Id: 'm1', Label: 'X', Type, Target: 'Logout' }] }).menuItems[0],
      ).toMatchObject({ type: Type, target: 'Logout', defaultListViewId: null })
    },
  )
})
