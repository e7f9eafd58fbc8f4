import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { errorOf, openShop } from '../fixtures/shopper.fixture'
import type { MenuItem } from './menu-item'

interface Asked {
  readonly name: string
  readonly who?: 'lea' | 'annelise'
  readonly community?: string
  readonly query?: string
}

const ask = ({ name, who, community = '0DBCH0000000001AAA', query = 'language=en-US' }: Asked) => {
  const shop = openShop()
  const { call } = openBrowser(shop.sandbox, who && shop.as(who, who === 'lea' ? 'CH' : 'DE').cookies)
  const at = `/services/data/v65.0/connect/communities/${community}/navigation-menu/navigation-menu-items`
  return call(`${at}?navigationLinkSetDeveloperName=${name}&${query}`)
}
const read = async (asked: Asked) => {
  const { menuItems } = (await ask(asked)).body as { readonly menuItems: readonly MenuItem[] }
  return menuItems
}

describe('navigation-menu-items', () => {
  it('has the footer in columns, for guests too', async () => {
    const columns = await read({ name: 'Footer_Menu' })
    expect(columns.map(({ label, actionType, subMenu }) => [label, actionType, subMenu.length])).toEqual([
      ['Inspiration & Know-Kow', 'MenuLabel', 4],
      ['Customer Info', 'MenuLabel', 8],
      ['Legal', 'MenuLabel', 6],
    ])
    expect(columns[1]?.subMenu[0]).toMatchObject({
      label: 'Delivery & shipping costs',
      actionType: 'InternalLink',
      actionValue: '/service/delivery',
    })
  })

  it('has what is prepared in the draft alone', async () => {
    const columns = await read({ name: 'Footer_Menu', query: 'publishStatus=Draft' })
    expect(columns[1]?.subMenu.map(({ label }) => label)).toContain('All quotes')
  })

  it('has the user menu of the buyer, by the site that the id names', async () => {
    expect(await read({ name: 'Account_Menu' })).toEqual([])
    const labels = async (asked: Asked) => (await read(asked)).map(({ label }) => label)
    expect(await labels({ name: 'Account_Menu', who: 'lea' })).not.toContain('All quotes')
    const german = { name: 'Account_Menu', who: 'annelise', community: '0DBDE0000000001' } as const
    expect(await labels({ ...german, query: 'language=de' })).toContain('Konto wechseln')
  })

  it('leaves out types, and begins with the home page, where the call says so', async () => {
    const query = 'addHomeMenuItem=true&menuItemTypesToSkip=Event, SalesforceObject'
    const items = await read({
      name: 'Account_Menu',
      who: 'annelise',
      community: '0DBDE0000000001AAA',
      query,
    })
    expect(items[0]?.actionValue).toBe('/')
    expect(new Set(items.map(({ actionType }) => actionType))).toEqual(new Set(['InternalLink']))
  })

  it.each([
    [{ name: 'Nothing' }, [404, 'ITEM_NOT_FOUND']],
    [{ name: 'constructor' }, [404, 'ITEM_NOT_FOUND']],
    [{ name: 'Footer_Menu', community: '0DBCH0000000002AAA' }, [404, 'ITEM_NOT_FOUND']],
    [{ name: 'Footer_Menu', query: 'publishStatus=x' }, [400, 'ILLEGAL_QUERY_PARAMETER_VALUE']],
  ] as const)('refuses %j', async (asked, expected) => {
    expect(errorOf(await ask(asked))).toEqual(expected)
  })
})
