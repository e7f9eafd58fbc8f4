import { describe, expect, it } from 'vitest'
import { refusal, scriptPlatform, webstore, type Reply } from '../transport/scripted-platform.fixture'
import { createProductCalls } from './product-calls'
import { productFields } from './product-fields'

const script = (replies: readonly Reply[]) => {
  const platform = scriptPlatform(replies)
  return { ...platform, catalog: createProductCalls(platform.transport) }
}
const noProducts = { productsPage: { currencyIsoCode: 'CHF', pageSize: 20, total: 0, products: [] } }
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)

describe('catalog.search', () => {
  it('requests the first page with quantity rules and fields', async () => {
    const { catalog, seen } = script([{ body: noProducts }])
    await expect(catalog.search({ searchTerm: 'karton' })).resolves.toMatchObject({ total: 0, products: [] })
    expect(seen[0]).toMatchObject({
      path: `${webstore}/search/products`,
      query: {
        searchTerm: 'karton',
        page: '0',
        pageSize: '20',
        includeQuantityRule: 'true',
        fields: productFields.join(','),
        effectiveAccountId: '001Q50000000001AAA',
      },
    })
    expect(seen[0]?.query).not.toHaveProperty('categoryId')
  })

  it('sends three dimensions in mm with the term of the Box Finder', async () => {
    const { catalog, seen } = script([{ body: noProducts }])
    await catalog.search({
      searchTerm: 'boxfindersearch',
      dimensions: { length: 300, width: 200, height: 150 },
    })
    expect(seen[0]?.query).toMatchObject({ length: '300', width: '200', height: '150' })
  })

  it('sends refinements as Base64 of their JSON, umlauts included', async () => {
    const { catalog, seen } = script([{ body: noProducts }])
    const refinement = {
      nameOrId: 'Family',
      type: 'DistinctValue',
      attributeType: 'Standard',
      values: ['Säcke'],
    } as const
    await catalog.search({ categoryId: '0ZG', refinements: [refinement], fields: ['Name'] })
    const sent = Buffer.from(seen[0]?.query.refinements ?? '', 'base64').toString('utf8')
    expect(JSON.parse(sent)).toEqual([refinement])
    expect(seen[0]?.query.fields).toBe('Name')
  })
})

describe('catalog.listProducts', () => {
  it('requests 20 at a time, each once, and keeps the order of the ids', async () => {
    const batch = (requested: string[]) => ({
      body: { products: requested.map((id) => ({ id })).reverse() },
    })
    const all = ids(25)
    const { catalog, seen } = script([batch(all.slice(0, 20)), batch(all.slice(20))])
    const products = await catalog.listProducts([...all, 'p0'])
    expect(products.map(({ id }) => id)).toEqual([...all, 'p0'])
    expect(seen.map(({ query }) => query.ids?.split(',').length)).toEqual([20, 5])
  })

  it('leaves out what is not sold here', async () => {
    const { catalog } = script([{ body: { products: [{ id: 'a' }, { id: 'b', success: false }] } }])
    expect((await catalog.listProducts(['b', 'a'])).map(({ id }) => id)).toEqual(['a'])
  })

  it('sends nothing without ids', async () => {
    const { catalog, seen } = script([])
    await expect(catalog.listProducts([])).resolves.toEqual([])
    expect(seen).toHaveLength(0)
  })
})

describe('catalog prices', () => {
  it.each([403, 404])('has no price for this buyer after %i', async (status) => {
    const { catalog } = script([refusal(status, 'ITEM_NOT_FOUND')])
    await expect(catalog.getPrice('a')).resolves.toEqual({
      productId: 'a',
      currencyCode: null,
      listPrice: null,
      unitPrice: null,
      tiers: null,
    })
  })

  it('fails with any other status', async () => {
    await expect(script([refusal(401, 'INVALID_SESSION_ID')]).catalog.getPrice('a')).rejects.toMatchObject({
      status: 401,
    })
  })

  it('returns prices under the requested id, in either length', async () => {
    const line = { productId: '01tCN0001001180', unitPrice: '3.00', success: true }
    const { catalog, seen } = script([{ body: { currencyIsoCode: 'CHF', pricingLineItemResults: [line] } }])
    const prices = await catalog.getPrices(['x', '01tCN0001001180YAA'])
    expect(prices).toMatchObject([
      { productId: 'x', unitPrice: null },
      { productId: '01tCN0001001180YAA', unitPrice: { amount: '3.00', currencyCode: 'CHF' } },
    ])
    expect(seen[0]?.body).toEqual({
      pricingLineItems: [{ productId: 'x' }, { productId: '01tCN0001001180YAA' }],
    })
  })
})

describe('catalog categories', () => {
  it.each([undefined, '0ZG'])('lists the children of %j', async (parentId) => {
    const { catalog, seen } = script([
      { body: { productCategories: [{ id: '0ZH', fields: { Name: 'Kartons' } }] } },
    ])
    await expect(catalog.listCategories(parentId)).resolves.toMatchObject([{ id: '0ZH', name: 'Kartons' }])
    expect(seen[0]?.query.parentProductCategoryId).toBe(parentId)
  })

  it('returns a category and its path', async () => {
    const { catalog, seen } = script([
      { body: { id: '0ZG' } },
      { body: { path: [{ id: '0ZG', name: 'Kartons' }] } },
    ])
    await expect(catalog.getCategory('0ZG')).resolves.toMatchObject({ id: '0ZG' })
    await expect(catalog.getCategoryPath('0ZG')).resolves.toMatchObject([{ name: 'Kartons' }])
    expect(seen.map(({ path }) => path.replace(webstore, ''))).toEqual([
      '/product-categories/0ZG',
      '/product-category-path/product-categories/0ZG',
    ])
  })
})
