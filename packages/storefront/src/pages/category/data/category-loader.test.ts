import { afterAll, describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../app/shopper.fixture'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { categoryLoader } from './category-loader'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const bySlug = (slug: string, query = '') =>
  categoryLoader(catalogue.args(`/category/${slug}${query}`, { slug }))
const byId = (id: string) => categoryLoader(catalogue.args(`/category/detail/${id}`, { id }))

describe('categoryLoader', () => {
  it('loads a category by id with its products, the shortest first', async () => {
    const page = await byId('0ZGCH0000000003AAA')
    expect(page.name).toBe('Faltkartons 1-wellig')
    expect(page.path.map(({ name }) => name)).toEqual([
      'Kartons & Schachteln',
      'Faltkartons',
      'Faltkartons 1-wellig',
    ])
    expect(page.total).toBe(page.products.length)
    expect(page.products.map(({ attributes }) => attributes.innerSize?.length ?? 0)).toEqual(
      page.products.map(({ attributes }) => attributes.innerSize?.length ?? 0).toSorted((a, b) => a - b),
    )
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })

  it('finds a category by its slug, with the slugs of the other languages', async () => {
    const page = await bySlug('kartonschachteln')
    expect(page.id).toBe('0ZGCH0000000001AAA')
    expect(page.localePaths).toEqual({
      'de-CH': '/category/kartonschachteln',
      'fr-CH': '/category/cartons',
      'en-US': '/category/carton-boxes',
    })
  })

  it('has the same paths when it is loaded by id', async () => {
    expect((await byId('0ZGCH0000000001AAA')).localePaths).toEqual(
      (await bySlug('kartonschachteln')).localePaths,
    )
  })

  it.each([
    ['cartons', 'kartonschachteln'],
    ['single-wall-boxes', 'faltkartons-1-wellig'],
  ])('redirects from the slug %s to %s', async (foreign, own) => {
    expect(await outcomeOf(bySlug(foreign, '?page=2'))).toEqual({
      status: 308,
      to: `/category/${own}?page=2`,
    })
  })

  it.each(['nothing', 'kartons', '..', 'detail'])('fails with 404 for the slug %s', async (slug) => {
    expect((await outcomeOf(bySlug(slug))).status).toBe(404)
  })

  it('fails with 404 for an unknown id and for a page beyond the last', async () => {
    await expect(byId('0ZGCH9999999999AAA')).rejects.toMatchObject({ status: 404 })
    expect((await outcomeOf(bySlug('kartonschachteln', '?page=9'))).status).toBe(404)
  })

  it('has each product on one page only', async () => {
    const first = await bySlug('kartonschachteln')
    const second = await bySlug('kartonschachteln', '?page=2')
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
  })

  it.each([
    ['faltkartons-1-wellig', '', 'length'],
    ['faltkartons-1-wellig', '?sort=-load', '-load'],
    ['faltkartons-1-wellig', '?sort=price-100', 'price-100'],
    ['faltkartons-1-wellig', '?sort=<script>', 'length'],
    ['faltkartons-1-wellig', '?sort=price-3', 'length'],
    ['klebeband', '', 'relevance'],
    ['klebeband', '?sort=-width', '-width'],
  ])('sorts %s with the query %j by %s', async (slug, query, sort) => {
    expect((await bySlug(slug, query)).order.sort).toBe(sort)
  })

  it('sorts by the rule of the platform', async () => {
    const loads = (await bySlug('faltkartons-1-wellig', '?sort=-load')).products.map(
      ({ attributes }) => attributes.maxLoad ?? 0,
    )
    expect(loads).toEqual(loads.toSorted((a, b) => b - a))
    expect(loads[0]).toBeGreaterThan(loads.at(-1) ?? 0)
  })

  it('has figures of each list below a category, which are those of its products', async () => {
    const root = await bySlug('kartonschachteln')
    const leaf = await bySlug('faltkartons-1-wellig')
    const lengths = leaf.products.map(({ attributes }) => attributes.innerSize?.length ?? 0)
    expect(root.figures[leaf.id]).toEqual({
      lengths: [Math.min(...lengths), Math.max(...lengths)],
      maxLoad: Math.max(...leaf.products.map(({ attributes }) => attributes.maxLoad ?? 0)),
      price: { amount: '0.36', currencyCode: 'CHF' },
    })
    expect(Object.keys(root.figures)).toHaveLength(11)
    expect(leaf.figures).toEqual({})
  })
})
