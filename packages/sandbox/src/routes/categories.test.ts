import { describe, expect, it } from 'vitest'
import { openCatalogue } from './catalogue.fixture'

const swiss = openCatalogue().as()

describe('product-categories', () => {
  it('lists the eight roots without a parent, names in the fields only', async () => {
    const { body } = await swiss.get('product-categories/children?language=de-CH')
    expect(body.productCategories).toHaveLength(8)
    expect(body.productCategories[0]).toMatchObject({
      urlName: 'kartonschachteln',
      fields: { Name: 'Kartons & Schachteln', NumberOfProducts: '86', ParentCategoryId: null },
    })
  })

  it('lists the children of a category in menu order', async () => {
    const { body } = await swiss.get('product-categories/children?parentProductCategoryId=0ZGCH0000000001AAA')
    const names = body.productCategories.map(({ fields }) => fields.Name)
    expect(names).toEqual(['Folding boxes', 'Shipping boxes', 'Special boxes'])
  })

  it('answers one category, or 404 for one of the other shop', async () => {
    const { body } = await swiss.get('product-categories/0ZGCH0000000003AAA?language=fr-CH')
    expect(body).toMatchObject({
      urlName: 'caisses-simple-cannelure',
      fields: { ParentCategoryId: '0ZGCH0000000002AAA' },
    })
    expect((await swiss.get('product-categories/0ZGDE0000000003AAA')).status).toBe(404)
  })

  it('answers the way from the root to a category', async () => {
    const { body } = await swiss.get('product-category-path/product-categories/0ZGCH0000000003AAA')
    expect(body.path.map(({ name }) => name)).toEqual([
      'Cardboard boxes',
      'Folding boxes',
      expect.any(String),
    ])
  })
})
