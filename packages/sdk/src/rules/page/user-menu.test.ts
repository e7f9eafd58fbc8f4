import { describe, expect, it } from 'vitest'
import { resolveUserMenuItem, userMenuClick, visibleMenuItems } from './user-menu'

const location = { origin: 'https://shop.example', basePath: '/de-CH' }
const targets = ['/my/offers', '/my/products', '/my/orders', '/my/offers/', '/MY/OFFERS', null]
const items = targets.map((target) => ({ target }))
const left = (userType: string | null | undefined) =>
  visibleMenuItems(items, userType).map(({ target }) => target)

describe('visibleMenuItems', () => {
  it('[2.5-15] [2.1-13] [6-3] hides exactly offers and products from business buyers', () => {
    expect(left('business')).toEqual(['/my/orders', '/my/offers/', '/MY/OFFERS', null])
  })

  it.each(['private', 'Business', '', null, undefined])(
    '[2.5-15] [6-2] shows all items to the user type %j',
    (type) => {
      expect(left(type)).toEqual(targets)
    },
  )
})

describe('resolveUserMenuItem', () => {
  it('[2.5-7] [2.1-16] [7.2-1] the event Logout leaves the platform', () => {
    expect(resolveUserMenuItem({ type: 'Event', target: 'Logout' }, location)).toEqual({
      kind: 'signOut',
      url: 'https://shop.example/secur/logout.jsp',
    })
  })

  it.each(['logout', ' Logout', 'Logout ', 'Login', '/my/orders', '', null])(
    '[2.5-7] the event %j has no link',
    (target) => {
      expect(resolveUserMenuItem({ type: 'Event', target }, location)).toBeUndefined()
    },
  )

  it('[2.5-8] a platform object leads to its list page, filtered by its default list view', () => {
    const item = { type: 'SalesforceObject', target: 'Order', defaultListViewId: '00B1' }
    const path = '/recordlist/Order/00B1'
    expect(resolveUserMenuItem(item, location)).toEqual({ kind: 'page', path, url: `/de-CH${path}` })
  })

  it('[2.5-9] an internal link leads to its target below the base path', () => {
    expect(resolveUserMenuItem({ type: 'InternalLink', target: '/my/orders' }, location)).toEqual({
      kind: 'page',
      path: '/my/orders',
      url: '/de-CH/my/orders',
    })
  })

  it('[2.5-10] an external link leads to its target unchanged', () => {
    const url = 'https://other.example?a=1#b'
    expect(resolveUserMenuItem({ type: 'ExternalLink', target: url }, location)).toEqual({
      kind: 'external',
      url,
    })
  })

  it.each([
    ['Other', '/my/orders'],
    ['event', 'Logout'],
    ['InternalLink', null],
    ['ExternalLink', 'javascript:alert(1)'],
    [null, 'Logout'],
  ])('[2.5-6] [3.user-and-account-3] %j with %j has no link', (type, target) => {
    expect(resolveUserMenuItem({ type, target }, location)).toBeUndefined()
  })
})

describe('userMenuClick', () => {
  it('[2.5-3] [2.5-4] [4.user-menu-and-navigation-1] [6-1] sends guests to the login page', () => {
    expect(userMenuClick({ isGuest: true })).toBe('login')
  })

  it('[2.5-3] [2.5-5] [4.user-menu-and-navigation-1] opens and closes the menu of a buyer', () => {
    expect(userMenuClick({ isGuest: false })).toBe('toggle')
  })
})
