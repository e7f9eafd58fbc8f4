import { describe, expect, it } from 'vitest'
import { resolveUserMenuItem, userMenuClick, visibleMenuItems } from './user-menu'

const place = { origin: 'https://shop.example', basePath: '/de-CH' }
const targets = ['/my/offers', '/my/products', '/my/orders', '/my/offers/', '/MY/OFFERS', null]
const items = targets.map((target) => ({ target }))
const left = (userType: string | null | undefined) =>
  visibleMenuItems(items, userType).map(({ target }) => target)

describe('visibleMenuItems', () => {
  it('[2.5-15] [6-3] hides offers and products, to the letter, from business buyers', () => {
    expect(left('business')).toEqual(['/my/orders', '/my/offers/', '/MY/OFFERS', null])
  })

  it.each(['private', 'Business', '', null, undefined])(
    '[6-2] shows all items to the user type %j',
    (type) => {
      expect(left(type)).toEqual(targets)
    },
  )
})

describe('resolveUserMenuItem', () => {
  it('[2.5-7] [2.1-16] [7.2-1] the event Logout leaves the platform', () => {
    expect(resolveUserMenuItem({ type: 'Event', target: 'Logout' }, place)).toEqual({
      kind: 'signOut',
      url: 'https://shop.example/secur/logout.jsp',
    })
  })

  it.each(['logout', 'Login', '', null])('[2.5-7] the event %j has no link', (target) => {
    expect(resolveUserMenuItem({ type: 'Event', target }, place)).toBeUndefined()
  })

  it.each([
    ['InternalLink', '/my/orders', { kind: 'page', path: '/my/orders', url: '/de-CH/my/orders' }],
    ['ExternalLink', 'https://other.example', { kind: 'external', url: 'https://other.example' }],
    ['SalesforceObject', 'Order', { kind: 'page', path: '/recordlist/Order/Recent' }],
    ['Other', '/my/orders', undefined],
  ])('[2.5-6] %s %s is a link by its type', (type, target, link) => {
    const found = resolveUserMenuItem({ type, target }, place)
    if (link === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(link)
  })
})

describe('userMenuClick', () => {
  it('[2.5-3] [2.5-4] [4.user-menu-and-navigation-1] [6-1] sends guests to the login page', () => {
    expect(userMenuClick({ isGuest: true })).toBe('login')
  })

  it('[2.5-5] [4.user-menu-and-navigation-1] opens and closes the menu of a buyer', () => {
    expect(userMenuClick({ isGuest: false })).toBe('toggle')
  })
})
