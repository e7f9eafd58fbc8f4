import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../fixtures/shopper.fixture'
import type { MenuItem } from './menu-item'

const read = async (query: string) => {
  const { body } = await openShop().as().get(`category-menu-items?${query}`)
  return body.menuItems as readonly MenuItem[]
}

describe('category-menu-items', () => {
  it('has the categories of the shop as a tree, each with its id', async () => {
    const items = await read('language=fr-CH')
    expect(items).toHaveLength(8)
    expect(items[0]).toMatchObject({
      label: 'Cartons et boîtes',
      actionType: 'InternalLink',
      actionValue: expect.stringMatching(/^\/category\/[a-z-]+$/),
      pageReference: { attributes: { recordId: '0ZGCH0000000001AAA' } },
      imageUrl: null,
    })
    const third = items[0]?.subMenu[0]?.subMenu[0]
    expect(third?.actionValue).toBe('/category/detail/0ZGCH0000000003AAA')
  })

  it('goes as deep and is as long as the call says', async () => {
    const roots = await read('maxLevels=1')
    expect(roots.map(({ subMenu }) => subMenu.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(await read('maxItems=3')).toHaveLength(3)
  })

  it('has pictures of the roots, and the home page, where the call asks for them', async () => {
    const [home, first] = await read('includeImageUrl=true&addHomeMenuItem=true')
    expect(home).toMatchObject({ label: 'Home', actionValue: '/', pageReference: null })
    expect(first?.imageUrl).toMatch(/^\/cms\/delivery\/media\//)
    expect(first?.subMenu[0]?.imageUrl).toBeNull()
  })

  it.each(['maxLevels=0', 'maxItems=x', 'includeImageUrl=yes', 'publishStatus=Gone'])(
    'refuses %s',
    async (query) => {
      const response = await openShop().as().get(`category-menu-items?${query}`)
      expect(errorOf(response)).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE'])
    },
  )

  it('is not there before version 64', async () => {
    const response = await openShop({ version: 'v63.0' }).as().get('category-menu-items')
    expect(errorOf(response)).toEqual([404, 'NOT_FOUND'])
  })
})
