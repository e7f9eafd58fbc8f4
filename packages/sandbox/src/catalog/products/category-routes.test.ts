import { describe, expect, it } from 'vitest'
import { errorOf } from '../../fixtures/shopper.fixture'
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

  it('returns one category, or 404 for one of the other shop', async () => {
    const { body } = await swiss.get('product-categories/0ZGCH0000000003AAA?language=fr-CH')
    expect(body).toMatchObject({
      urlName: 'caisses-simple-cannelure',
      fields: { ParentCategoryId: '0ZGCH0000000002AAA' },
    })
    expect((await swiss.get('product-categories/0ZGDE0000000003AAA')).status).toBe(404)
  })

  it('returns the path from the root to a category', async () => {
    const { body } = await swiss.get('product-category-path/product-categories/0ZGCH0000000003AAA')
    expect(body.path.map(({ name }) => name)).toEqual([
      'Cardboard boxes',
      'Folding boxes',
      expect.any(String),
    ])
  })

  it.each(['product-categories/children?parentProductCategoryId=', 'product-categories/'])(
    'takes ids of 15 characters in %s',
    async (path) => {
      expect((await swiss.get(`${path}0ZGCH0000000001`)).status).toBe(200)
    },
  )

  it.each([
    'product-categories/children?parentProductCategoryId=0ZGDE0000000001AAA',
    'product-categories/unknown',
    'product-category-path/product-categories/0ZGDE0000000001AAA',
    'search/products?categoryId=unknown',
  ])('responds with 404 for %s', async (path) => {
    const response = await swiss.get(path)
    expect(errorOf(response)).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it('counts for a parent what its children have together', async () => {
    // The fixture names the field Name alone.
    const countOf = ({ fields }: { readonly fields: object }) =>
      Number((fields as { readonly NumberOfProducts: string }).NumberOfProducts)
    const { body } = await swiss.get('product-categories/children?parentProductCategoryId=0ZGCH0000000001AAA')
    const parent = await swiss.get('product-categories/0ZGCH0000000001AAA')
    const children = body.productCategories.map(countOf)
    expect(children.reduce((sum, count) => sum + count)).toBe(countOf(parent.body))
  })
})
