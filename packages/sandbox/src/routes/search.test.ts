import { describe, expect, it } from 'vitest'
import { openCatalogue, type HitBody } from './catalogue.fixture'

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
  it.each(['1001180', '1001 180', '10.01.180'])('finds exactly the article %j', async (term) => {
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

  it('answers only the fields that are asked for', async () => {
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
  })

  it('sorts by inner length when asked', async () => {
    const { body } = await swiss.get(
      'search/products?searchTerm=karton&language=de-CH&sortRuleId=InnerLength__c&pageSize=100',
    )
    const lengths = body.productsPage.products
      .map(({ fields }: HitBody) => fields.InnerLength__c?.value)
      .filter(Boolean)
      .map(Number)
    expect(lengths).toEqual(lengths.toSorted((a: number, b: number) => a - b))
  })

  it('shows an article only in the shops that sell it', async () => {
    expect((await search('1001290')).total).toBe(0)
    expect((await search('1001290', '', german)).total).toBe(1)
  })

  it('lists a discontinued article only while there is stock', async () => {
    expect((await search('1001210')).total).toBe(1)
    expect((await search('1001210', '', german)).total).toBe(0)
  })

  it('has nothing for the Box Finder yet', async () => {
    expect(await search('boxfindersearch')).toMatchObject({ total: 0, products: [] })
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
  ])('refuses %j', async (query) => {
    const answer = await swiss.get(`search/products?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body[0].errorCode).toBe('INVALID_API_INPUT')
  })
})

describe('search/product-search', () => {
  it('takes the same search as a body', async () => {
    const answer = await swiss.call('POST', 'search/product-search', {
      searchTerm: '1001180',
      fields: ['Name'],
    })
    expect(answer.status).toBe(201)
    expect(answer.body.productsPage.total).toBe(1)
  })

  it('refuses an unknown member', async () => {
    const answer = await swiss.call('POST', 'search/product-search', { term: 'karton' })
    expect(answer.status).toBe(400)
    expect(answer.body[0].errorCode).toBe('JSON_PARSER_ERROR')
  })
})

describe('search/sort-rules', () => {
  it('offers relevance and inner length', async () => {
    const { body } = await swiss.get('search/sort-rules?language=de-CH')
    expect(body.sortRules.map(({ label }) => label)).toEqual(['Relevanz', 'Innenlänge aufsteigend'])
  })
})
