import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorOf } from '../fixtures/shopper.fixture'
import { encodeRefinements, openSearch } from './search.fixture'

const { swiss, german, search, countsOf } = openSearch()

const btoaOfBytes = (text: string) => encodeRefinements(JSON.parse(text))

const boxes = '0ZGCH0000000001AAA'

const inBoxes = (
  ...refinements: readonly { readonly nameOrId: string; readonly values: readonly string[] }[]
) => search({ categoryId: boxes, refinements: encodeRefinements(refinements) })

describe('search facets', () => {
  it('counts every hit in each facet that applies to it', async () => {
    const { facets, total } = await search({ categoryId: boxes })
    expect(facets.map(({ nameOrId }) => nameOrId)).toEqual([
      ...['Family', 'Fefco__c', 'Colour__c', 'Wall__c', 'Flute__c'],
      ...['InnerLength__c', 'InnerWidth__c', 'InnerHeight__c', 'Certificates__c', 'Availability__c'],
    ])
    expect(countsOf(facets, 'Family')).toEqual({ Faltkartons: 47, Spezialkartons: 18, Versandkartons: 21 })
    const availability = Object.values(countsOf(facets, 'Availability__c'))
    expect(availability.reduce((sum, count) => sum + count)).toBe(total)
  })

  it('counts a box under each of its heights and each of its certificates', async () => {
    const { facets } = await search({ searchTerm: '1002210' })
    expect(countsOf(facets, 'InnerHeight__c')).toEqual({ 150: 1, 200: 1, 250: 1, 300: 1 })
    expect(countsOf((await search({ searchTerm: '1001080' })).facets, 'Certificates__c')).toEqual({
      'Blauer Engel': 1,
      'FSC Recycled': 1,
    })
  })

  it('leaves facets out that apply to no hit', async () => {
    const { facets } = await search({ searchTerm: 'Handabroller' })
    expect(facets.map(({ nameOrId }) => nameOrId)).toEqual(['Family', 'Availability__c'])
  })

  it('puts sizes in the order of their numbers', async () => {
    const { facets } = await search({ categoryId: boxes })
    const lengths = facets.find(({ nameOrId }) => nameOrId === 'InnerLength__c')?.values ?? []
    const numbers = lengths.map(({ nameOrId }) => Number(nameOrId))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(lengths[0]?.displayName).toBe('100 mm')
  })

  it.each([
    ['de-CH', 'Farbe', 'weiss', '1-wellig'],
    ['fr-CH', 'Couleur', 'blanc', 'simple cannelure'],
    ['en-US', 'Colour', 'white', 'single wall'],
  ])('names facets and values in %s', async (language, name, colour, wall) => {
    const { facets } = await search({ searchTerm: '1001030', language })
    const findFacet = (nameOrId: string) => facets.find((facet) => facet.nameOrId === nameOrId)
    expect(findFacet('Colour__c')).toMatchObject({ displayName: name, values: [{ displayName: colour }] })
    expect(findFacet('Wall__c')?.values[0]?.displayName).toBe(wall)
  })

  it('says of each shop what is in stock there', async () => {
    const available = async (shopper: typeof swiss) =>
      countsOf((await search({ searchTerm: '1001150' }, shopper)).facets, 'Availability__c')
    expect(await available(swiss)).toEqual({ 'out-of-stock': 1 })
    expect(await available(german)).toEqual({ 'in-stock': 1 })
  })
})

describe('search refinements', () => {
  it('keeps the hits that have one of the values of each', async () => {
    const { total, facets } = await inBoxes(
      { nameOrId: 'Wall__c', values: ['2', '3'] },
      { nameOrId: 'InnerLength__c', values: ['580'] },
    )
    expect(total).toBe(3)
    expect(countsOf(facets, 'Flute__c')).toEqual({ BC: 2, CAA: 1 })
  })

  it('counts a facet by the refinements of the others, not by its own', async () => {
    const { facets } = await inBoxes(
      { nameOrId: 'Wall__c', values: ['3'] },
      { nameOrId: 'InnerLength__c', values: ['580'] },
    )
    expect(countsOf(facets, 'Wall__c')).toEqual({ 2: 2, 3: 1 })
    expect(countsOf(facets, 'InnerLength__c')).toEqual({ 580: 1, 780: 1, 1150: 1, 1170: 1 })
  })

  it('keeps a chosen value that has no hits any more', async () => {
    const { total, facets } = await inBoxes(
      { nameOrId: 'Colour__c', values: ['schwarz'] },
      { nameOrId: 'Wall__c', values: ['3'] },
    )
    expect(total).toBe(0)
    expect(countsOf(facets, 'Colour__c')).toEqual({ braun: 4, schwarz: 0 })
  })

  it('narrows by a category with all below it', async () => {
    const refinement = { nameOrId: 'CategoryId', attributeType: 'ProductCategory' }
    const totals = ['0ZGCH0000000003AAA', '0ZGCH0000000003', '0ZGCH0000000002AAA'].map(async (id) => {
      const refinements = encodeRefinements([{ ...refinement, values: [id] }])
      return (await search({ searchTerm: 'karton', refinements })).total
    })
    expect(await Promise.all(totals)).toEqual([26, 26, 47])
  })

  it('takes values with umlauts, and Base64 for addresses', async () => {
    const [family] = ['Füll- & Polstermaterial']
    const refinements = encodeRefinements([{ nameOrId: 'Family', values: [family, 'Stretchfolie'] }])
    const inAddress = refinements.replaceAll('+', '-').replaceAll('/', '_')
    const plain = await search({ searchTerm: 'folie', refinements })
    expect(plain.total).toBe(3)
    expect((await search({ searchTerm: 'folie', refinements: inAddress })).skus).toEqual(plain.skus)
  })

  it('takes the list itself in a body', async () => {
    const refinements = [
      { nameOrId: 'Wall__c', type: 'DistinctValue', attributeType: 'Custom', values: ['3'] },
    ]
    const body = { categoryId: boxes, refinements }
    const response = await swiss.call('POST', 'search/product-search', body)
    expect(response.status).toBe(201)
    expect(response.body.productsPage.total).toBe(4)
  })

  const wall = { nameOrId: 'Wall__c', values: ['1'] }
  const invalid: readonly (readonly [string, unknown, string])[] = [
    ['an object', wall, 'INVALID_API_INPUT'],
    ['a list of texts', ['Wall__c'], 'INVALID_API_INPUT'],
    ['no name', [{ values: ['1'] }], 'INVALID_API_INPUT'],
    ['an unknown name', [{ ...wall, nameOrId: 'Smell__c' }], 'INVALID_API_INPUT'],
    ['an unknown type', [{ ...wall, type: 'Range' }], 'INVALID_API_INPUT'],
    ['an unknown attributeType', [{ ...wall, attributeType: 'Colour' }], 'INVALID_API_INPUT'],
    ['no values', [{ ...wall, values: [] }], 'INVALID_API_INPUT'],
    ['values that are no list', [{ ...wall, values: '1' }], 'INVALID_API_INPUT'],
    ['values that are no text', [{ ...wall, values: [1] }], 'INVALID_API_INPUT'],
    ['an unknown member', [{ ...wall, name: 'Wall__c' }], 'JSON_PARSER_ERROR'],
    ['ten refinements', Array(10).fill(wall), 'MAX_LIMIT_EXCEEDED'],
    ['21 values', [{ ...wall, values: Array(21).fill('1') }], 'MAX_LIMIT_EXCEEDED'],
  ]

  it.each(invalid)('refuses %s', async (_name, refinements, errorCode) => {
    const inQuery = await search({ searchTerm: 'karton', refinements: encodeRefinements(refinements) })
    expect(inQuery).toMatchObject({ status: 400, errorCode })
    const body = { searchTerm: 'karton', refinements }
    const inBody = await swiss.call('POST', 'search/product-search', body)
    expect(errorOf(inBody)).toEqual([400, errorCode])
  })

  it.each([
    ['what is not Base64', '%%%', 'INVALID_API_INPUT'],
    ['bytes that are no text', btoa('\u00ff\u00fe'), 'INVALID_API_INPUT'],
    ['broken JSON', btoa('[{"nameOrId":'), 'JSON_PARSER_ERROR'],
  ])('refuses %s', async (_name, refinements, errorCode) => {
    expect(await search({ searchTerm: 'karton', refinements })).toMatchObject({ status: 400, errorCode })
  })

  it('[property] responds to any parameters with hits or with what is wrong with them', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(btoaOfBytes))
    const parameters = fc.record(
      { refinements: text, sortRuleId: text, page: text, pageSize: text, categoryId: text, fields: text },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        const wellFormed = Object.entries(given).filter(([, value]) => value.isWellFormed())
        const { status } = await search({ searchTerm: 'karton', ...Object.fromEntries(wellFormed) })
        expect([200, 400, 404]).toContain(status)
      }),
    )
  }, 30_000)

  it('takes nine refinements of twenty values', async () => {
    const values = Array.from({ length: 20 }, (_, index) => String(index))
    const refinements = Array(9).fill({ nameOrId: 'Wall__c', values })
    expect(await inBoxes(...refinements)).toMatchObject({ status: 200, total: 86 })
  })
})
