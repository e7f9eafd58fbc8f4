import { describe, expect, it } from 'vitest'
import { openCatalogue, type HitBody } from '../products/catalogue.fixture'

const { as } = openCatalogue()
const swiss = as()
const german = as(undefined, 'DE')

const search = async (term: string, more = '', shopper = swiss) => {
  const path = `search/products?searchTerm=${encodeURIComponent(term)}&language=de-CH${more}`
  const { body } = await shopper.get(path)
  const { products } = body.productsPage
  return { ...body.productsPage, names: products.map(({ name }) => name), skus: products.map(skuOf) }
}
const skuOf = ({ fields }: HitBody) => fields.StockKeepingUnit?.value

describe('search/products', () => {
  it.each(['1001180', '1001 180', '10.01.180'])('finds exactly the product %j', async (term) => {
    expect(await search(term)).toMatchObject({ total: 1, skus: ['1001180'] })
  })

  it.each(['300x200x150', '300 x 200 x 150 mm', '30 × 20 × 15', '200*300*150', '30x20x15 cm'])(
    'finds the inner size %j',
    async (term) => {
      expect((await search(term)).skus).toEqual(['1001100'])
    },
  )

  it.each([
    ['weiss', 'Faltkarton 1-wellig weiss 150 × 150 × 150 mm'],
    ['weiß', 'Faltkarton 1-wellig weiss 150 × 150 × 150 mm'],
    ['fuellmaterial', 'Packpapier Natron 75 cm × 250 m, 70 g/m²'],
    ['FALTKARTONS', 'Faltkarton 1-wellig 100 × 100 × 100 mm'],
    ['packband 50x66', 'PP-Packband leise braun 50 mm × 66 m'],
  ])('finds %j', async (term, first) => {
    expect((await search(term)).names).toContain(first)
  })

  it('searches in the language of the call', async () => {
    const { body } = await swiss.get('search/products?searchTerm=caisse%20blanche&language=fr_CH')
    expect(body.locale).toBe('fr_CH')
    expect(body.productsPage.products[0].name).toContain('blanche')
  })

  it('falls back to the default language of the shop', async () => {
    expect((await swiss.get('search/products?searchTerm=1001180&language=pl')).body.locale).toBe('en_US')
    expect((await german.get('search/products?searchTerm=1001180')).body.locale).toBe('de')
  })

  it('wraps field values and leaves tiers and prices on request to the price call', async () => {
    const { products } = await search('1001180')
    expect(products[0]).toMatchObject({
      id: '01tCN0001001180YAA',
      urlName: 'faltkarton-1-wellig-400-300-200-mm',
      fields: { InnerLength__c: { value: '400' } },
      prices: { productId: '01tCN0001001180', success: true, error: {}, unitPrice: expect.any(String) },
      purchaseQuantityRule: null,
    })
    const onRequest = await search('2000480')
    expect(onRequest.products[0].prices).toMatchObject({ success: false, unitPrice: null })
  })

  it('returns only the requested fields', async () => {
    const { products } = await search('1001180', '&fields=Name,StockKeepingUnit,Nothing__c')
    expect(Object.keys(products[0].fields)).toEqual(['Name', 'StockKeepingUnit'])
  })

  it('lists a category with all below it, page by page without gaps', async () => {
    const category = '0ZGCH0000000001AAA'
    const page = async (number: number) =>
      (await swiss.get(`search/products?categoryId=${category}&pageSize=50&page=${number}`)).body
    const [first, second] = [await page(0), await page(1)]
    const ids = [...first.productsPage.products, ...second.productsPage.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(first.productsPage.total)
    expect(first.categories.children.map((child) => child.productCount)).toEqual([47, 21, 18])
    expect(first.categories.children[0]).toHaveProperty('children.0.productCount', 26)
  })

  it('takes a category by its id of 15 characters', async () => {
    const { body } = await swiss.get('search/products?categoryId=0ZGCH0000000001')
    expect(body.productsPage.total).toBe(86)
  })

  it('searches for a term within a category', async () => {
    const path = 'search/products?searchTerm=papier&language=de-CH&categoryId='
    const counts = ['0ZGCH0000000001AAA', '0ZGCH0000000016AAA'].map(
      async (id) => (await swiss.get(path + id)).body.productsPage.total,
    )
    expect(await Promise.all(counts)).toEqual([0, 3])
  })

  it('sorts by inner length on request', async () => {
    const { body } = await swiss.get(
      'search/products?searchTerm=karton&language=de-CH&sortRuleId=InnerLength__c&pageSize=100',
    )
    const lengths = body.productsPage.products
      .map(({ fields }: HitBody) => fields.InnerLength__c?.value)
      .filter(Boolean)
      .map(Number)
    expect(lengths).toEqual(lengths.toSorted((a: number, b: number) => a - b))
  })

  it('shows a product only in the shops that sell it', async () => {
    expect((await search('1001290')).total).toBe(0)
    expect((await search('1001290', '', german)).total).toBe(1)
  })

  it('lists a discontinued product only while there is stock', async () => {
    expect((await search('1001210')).total).toBe(1)
    expect((await search('1001210', '', german)).total).toBe(0)
  })

  it.each(['%', '_', "'", '"', '\\', '<b>'])('takes %j as text', async (term) => {
    expect(
      (await swiss.get(`search/products?searchTerm=${encodeURIComponent(term)}qqq`)).body.productsPage.total,
    ).toBe(0)
  })

  it.each([
    '',
    'searchTerm=%20',
    'searchTerm=x&page=-1',
    'searchTerm=x&pageSize=201',
    'searchTerm=x&page=100&pageSize=200',
    'searchTerm=x&page=1e3',
    'searchTerm=x&page=99999999999999999999',
    'searchTerm=x&pageSize=0',
    'searchTerm=x&sortRuleId=unknown',
  ])('refuses %j', async (query) => {
    const response = await swiss.get(`search/products?${query}`)
    expect(response.status).toBe(400)
    expect(response.body[0].errorCode).toBe('INVALID_API_INPUT')
  })
})

describe('search/product-search', () => {
  it('takes the same search as a body', async () => {
    const response = await swiss.call('POST', 'search/product-search', {
      searchTerm: '1001180',
      fields: ['Name'],
    })
    expect(response.status).toBe(201)
    expect(response.body.productsPage.total).toBe(1)
  })

  it('returns the quantity rule unless the request declines it', async () => {
    const rule = async (body: object) =>
      (await swiss.call('POST', 'search/product-search', { searchTerm: '2000290', ...body })).body
        .productsPage.products[0]
    expect(await rule({})).toHaveProperty('purchaseQuantityRule.minimum', '144')
    expect(await rule({ includeQuantityRule: false })).not.toHaveProperty('purchaseQuantityRule')
  })

  it.each([
    ['an unknown member', { term: 'karton' }, 'JSON_PARSER_ERROR'],
    ['a term that is no text', { searchTerm: 5 }, 'INVALID_API_INPUT'],
    ['a category that is no text', { categoryId: ['0ZGCH0000000001AAA'] }, 'INVALID_API_INPUT'],
    ['fields that are no list', { searchTerm: 'karton', fields: 'Name' }, 'INVALID_API_INPUT'],
    ['a field that is no text', { searchTerm: 'karton', fields: [1] }, 'INVALID_API_INPUT'],
    ['a flag that is text', { searchTerm: 'karton', includeQuantityRule: 'no' }, 'INVALID_API_INPUT'],
    ['a page that is no number', { searchTerm: 'karton', page: 'first' }, 'INVALID_API_INPUT'],
    ['a page that is half a number', { searchTerm: 'karton', page: 0.5 }, 'INVALID_API_INPUT'],
    ['a page size that is a list', { searchTerm: 'karton', pageSize: [20] }, 'INVALID_API_INPUT'],
    ['a sort rule that is a number', { searchTerm: 'karton', sortRuleId: 7 }, 'INVALID_API_INPUT'],
    ['nothing', {}, 'INVALID_API_INPUT'],
  ])('refuses %s', async (_name, body, errorCode) => {
    const response = await swiss.call('POST', 'search/product-search', body)
    expect(response.status).toBe(400)
    expect(response.body[0].errorCode).toBe(errorCode)
  })

  it('does not know a category of the other shop', async () => {
    const response = await swiss.call('POST', 'search/product-search', { categoryId: '0ZGDE0000000001AAA' })
    expect(response.status).toBe(404)
    expect(response.body[0].errorCode).toBe('ITEM_NOT_FOUND')
  })
})
