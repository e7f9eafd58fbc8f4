import type { Session } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { resolveMenuItem, visibleMenuItems } from './menu-item-target'

const origin = 'https://shop.example'
const item = (type: string, target: string) => ({
  id: '1',
  label: 'Label',
  type,
  target,
  defaultListViewId: '00B1',
})

describe('resolveMenuItem', () => {
  it.each([
    ['[2.5-7]', item('Event', 'Logout'), { kind: 'signOut', href: 'https://shop.example/secur/logout.jsp' }],
    ['[2.5-8]', item('PlatformObject', 'Quote'), { kind: 'page', to: '/recordlist/Quote/00B1' }],
    ['[2.5-9]', item('InternalLink', '/my/orders'), { kind: 'page', to: '/my/orders' }],
    ['[2.5-9] without a slash', item('InternalLink', 'my/orders'), { kind: 'page', to: '/my/orders' }],
    [
      '[2.5-10]',
      item('ExternalLink', 'https://other.example/'),
      { kind: 'external', href: 'https://other.example/' },
    ],
    ['[2.5-10] unsafe', item('ExternalLink', 'javascript:alert(1)'), { kind: 'none' }],
    ['unknown', item('Event', 'Dance'), { kind: 'none' }],
  ])('%s resolves the link of an entry', (_, entry, target) => {
    expect(resolveMenuItem(entry, origin)).toEqual(target)
  })
})

describe('visibleMenuItems', () => {
  const menuItems = [
    item('InternalLink', '/my/offers'),
    item('InternalLink', '/my/products'),
    item('InternalLink', '/my/orders'),
  ]
  const session = (userType: Session['userType']): Session => ({ isGuest: false, userType, menuItems })

  it('[2.5-15] leaves offers and products out for business buyers', () => {
    expect(visibleMenuItems(session('business')).map(({ target }) => target)).toEqual(['/my/orders'])
  })

  it('shows private buyers everything', () => {
    expect(visibleMenuItems(session('private'))).toHaveLength(3)
  })
})
