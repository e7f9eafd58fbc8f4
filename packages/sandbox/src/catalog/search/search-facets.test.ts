import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorOf } from '../../fixtures/shopper.fixture'
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
      'InnerLengthStep__c',
      'InnerWidthStep__c',
      'InnerHeightStep__c',
      'Flute__c',
      'MaxLoadStep__c',
      'Colour__c',
      'Certificates__c',
      'Availability__c',
      'ParcelFormat__c',
      'Wall__c',
      'Family',
      'Fefco__c',
      'Grammage__c',
    ])
    expect(countsOf(facets, 'Family')).toEqual({ Faltkartons: 47, Spezialkartons: 18, Versandkartons: 21 })
    const availability = Object.values(countsOf(facets, 'Availability__c'))
    expect(availability.reduce((sum, count) => sum + count)).toBe(total)
  })

  it('counts a box under each of its heights and each of its certificates', async () => {
    const { facets } = await search({ searchTerm: '1002210' })
    expect(countsOf(facets, 'InnerHeightStep__c')).toEqual({ 100: 1, 150: 1, 200: 1, 250: 1, 300: 1 })
    const { facets: ofWrap } = await search({ searchTerm: '1002150' })
    expect(countsOf(ofWrap, 'InnerHeightStep__c')).toEqual({ 0: 1, 50: 1 })
    expect(countsOf((await search({ searchTerm: '1001080' })).facets, 'Certificates__c')).toEqual({
      'Blauer Engel': 1,
      'FSC Recycled': 1,
    })
  })

  it('leaves facets out that apply to no hit', async () => {
    const { facets } = await search({ searchTerm: 'Handabroller' })
    expect(facets.map(({ nameOrId }) => nameOrId)).toEqual(['Availability__c', 'Family', 'Material__c'])
  })

  it('puts steps of sizes in the order of their numbers', async () => {
    const { facets } = await search({ categoryId: boxes })
    const lengths = facets.find(({ nameOrId }) => nameOrId === 'InnerLengthStep__c')?.values ?? []
    const numbers = lengths.map(({ nameOrId }) => Number(nameOrId))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(lengths[0]?.displayName).toBe('50–100 mm')
    expect(lengths.at(-1)?.displayName).toBe('ab 1000 mm')
  })

  it.each([
    ['Flute__c', ['E', 'B', 'C', 'EB', 'BC', 'CAA']],
    ['MaxLoadStep__c', ['0-10', '10-15', '15-20', '20-30', '30-50', '50-']],
    ['Availability__c', ['in-stock', 'out-of-stock', 'made-to-order']],
    ['ParcelFormat__c', ['standard', 'bulky', 'oversized']],
  ])('puts values of %s in the order %j', async (nameOrId, order) => {
    const { facets } = await search({ categoryId: boxes })
    const values = facets.find((facet) => facet.nameOrId === nameOrId)?.values ?? []
    expect(values.map((value) => value.nameOrId)).toEqual(order)
  })

  it.each([
    ['1001180', { 350: 1, 400: 1 }, { 250: 1, 300: 1 }, { 150: 1, 200: 1 }],
    ['1001160', { 350: 1 }, { 250: 1 }, { 150: 1, 200: 1 }],
    ['1003130', { 950: 1, 1000: 1 }, { 100: 1, 150: 1 }, { 100: 1, 150: 1 }],
    ['1001440', { 1000: 1 }, { 350: 1 }, { 350: 1 }],
  ])('puts %s on an edge into the steps on both sides', async (searchTerm, length, width, height) => {
    const { facets } = await search({ searchTerm })
    const counts = ['Length', 'Width', 'Height'].map((side) => countsOf(facets, `Inner${side}Step__c`))
    expect(counts).toEqual([length, width, height])
  })

  it.each([
    ['1001440', 'CH', 'bulky', 'Sperrgut'],
    ['1001440', 'DE', 'standard', 'DHL Paket'],
    ['1001180', 'CH', 'standard', 'Post-Paket'],
    ['1003180', 'CH', 'oversized', 'nur per Spedition'],
  ])('says how a carrier ships %s in the shop %s: %s', async (searchTerm, shop, nameOrId, displayName) => {
    const { facets } = await search({ searchTerm, language: 'de' }, shop === 'CH' ? swiss : german)
    const format = facets.find((facet) => facet.nameOrId === 'ParcelFormat__c')
    const expected = { nameOrId, displayName: expect.any(String), productCount: 1 }
    expect(format?.values).toMatchObject([shop === 'CH' ? expected : { ...expected, displayName }])
  })

  it.each([
    ['2000240', { Colour__c: 'braun', Material__c: 'paper', Width__c: '50', RollLength__c: '50' }],
    ['2000250', { Width__c: '70', RollLength__c: '100', Adhesive__c: 'water-activated' }],
    ['2000330', { Colour__c: 'transparent', Width__c: '500', RollLength__c: '300', Thickness__c: '20' }],
    ['2000150', { Material__c: 'paper', Width__c: '750', RollLength__c: '250', Grammage__c: '70' }],
    ['2000120', { Colour__c: 'braun', Diameter__c: '50' }],
    ['2000300', { Material__c: 'metal' }],
  ])('narrows other goods by what is known of them: %s', async (searchTerm, values) => {
    const { facets } = await search({ searchTerm })
    const general = ['Availability__c', 'Family', 'Certificates__c']
    const own = facets.filter(({ nameOrId }) => !general.includes(nameOrId) && !nameOrId.startsWith('Inner'))
    expect(Object.fromEntries(own.map((facet) => [facet.nameOrId, facet.values[0]?.nameOrId]))).toEqual(
      values,
    )
  })

  it.each([
    ['de-CH', 'Blauer Engel', 'Faltkartons', '15–20 kg'],
    ['fr-CH', 'Ange Bleu', 'Caisses américaines', '15–20 kg'],
    ['en-US', 'Blue Angel', 'Folding boxes', '15–20 kg'],
  ])('gives values the same ids in %s', async (language, certificate, family, load) => {
    const { facets } = await search({ searchTerm: '1001130', language })
    const valuesOf = (nameOrId: string) => facets.find((facet) => facet.nameOrId === nameOrId)?.values
    expect(valuesOf('Certificates__c')).toContainEqual(
      expect.objectContaining({ nameOrId: 'Blauer Engel', displayName: certificate }),
    )
    expect(valuesOf('Family')).toMatchObject([{ nameOrId: 'Faltkartons', displayName: family }])
    expect(valuesOf('MaxLoadStep__c')).toMatchObject([{ displayName: load }])
  })

  it('narrows by ids of one language in another', async () => {
    const refinements = encodeRefinements([
      { nameOrId: 'Certificates__c', values: ['Blauer Engel'] },
      { nameOrId: 'Family', values: ['Faltkartons'] },
    ])
    const totals = ['de-CH', 'fr-CH', 'en-US'].map(
      async (language) => (await search({ categoryId: boxes, language, refinements })).total,
    )
    const [first, ...others] = await Promise.all(totals)
    expect(first).toBeGreaterThan(0)
    expect(others).toEqual([first, first])
  })

  it.each([
    ['de-CH', 'bis 10 kg', 'über 50 kg', 'ab 1000 mm'],
    ['fr-CH', 'jusqu’à 10 kg', 'plus de 50 kg', 'dès 1000 mm'],
    ['en-US', 'up to 10 kg', 'over 50 kg', 'from 1000 mm'],
  ])('says in %s where steps begin and end', async (language, first, last, size) => {
    const { facets } = await search({ categoryId: boxes, language })
    const shown = (nameOrId: string) =>
      facets.find((facet) => facet.nameOrId === nameOrId)?.values.map(({ displayName }) => displayName)
    expect(shown('MaxLoadStep__c')?.at(0)).toBe(first)
    expect(shown('MaxLoadStep__c')?.at(-1)).toBe(last)
    expect(shown('InnerLengthStep__c')?.at(-1)).toBe(size)
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

describe('a search after the stock has changed', () => {
  const { db, search: searchThere, countsOf: countsThere } = openSearch()
  const stockFirst = { searchTerm: 'Faltkarton', sortRuleId: 'Stock__c', fields: 'StockKeepingUnit,Stock__c' }

  it('counts and sorts by what is there now, and names the stock', async () => {
    const before = await searchThere({ searchTerm: '1001190', fields: 'Name' })
    expect(countsThere(before.facets, 'Availability__c')).toEqual({ 'in-stock': 1 })
    expect((await searchThere(stockFirst)).skus.indexOf('1001190')).toBeGreaterThan(20)
    db.run("UPDATE product_shop SET stock = 0 WHERE product_id LIKE '01tCN0001001190%'")
    const after = await searchThere({ searchTerm: '1001190', fields: 'Name' })
    expect(countsThere(after.facets, 'Availability__c')).toEqual({ 'out-of-stock': 1 })
    expect((await searchThere(stockFirst)).skus.indexOf('1001190')).toBeLessThan(5)
  })
})

describe('search refinements', () => {
  it('keeps the hits that have one of the values of each', async () => {
    const { total, facets } = await inBoxes(
      { nameOrId: 'Wall__c', values: ['2', '3'] },
      { nameOrId: 'InnerLengthStep__c', values: ['550'] },
    )
    expect(total).toBe(8)
    expect(countsOf(facets, 'Flute__c')).toEqual({ BC: 6, CAA: 1, EB: 1 })
  })

  it('counts a facet by the refinements of the others, not by its own', async () => {
    const { facets } = await inBoxes(
      { nameOrId: 'Wall__c', values: ['3'] },
      { nameOrId: 'InnerLengthStep__c', values: ['550'] },
    )
    expect(countsOf(facets, 'Wall__c')).toEqual({ 1: 3, 2: 7, 3: 1 })
    expect(countsOf(facets, 'InnerLengthStep__c')).toEqual({ 550: 1, 750: 1, 1000: 2 })
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
    ['an exact size', [{ nameOrId: 'InnerLength__c', values: ['400'] }], 'INVALID_API_INPUT'],
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

  it.each(['<script>', '1000000000', '-1', '200-400', ''])(
    'finds nothing by the unknown value “%s”',
    async (value) => {
      const { status, total, facets } = await inBoxes({ nameOrId: 'InnerLengthStep__c', values: [value] })
      expect([status, total]).toEqual([200, 0])
      expect(countsOf(facets, 'InnerLengthStep__c')[value]).toBe(0)
    },
  )

  it('narrows a Box Finder search and keeps its order', async () => {
    const goods = { searchTerm: 'boxfindersearch', length: 300, width: 200, height: 150 }
    const refinements = encodeRefinements([
      { nameOrId: 'Flute__c', values: ['B'] },
      { nameOrId: 'Availability__c', values: ['in-stock'] },
    ])
    const [all, narrowed] = [await search(goods), await search({ ...goods, refinements })]
    expect(narrowed.total).toBeGreaterThan(3)
    expect(narrowed.skus).toEqual(all.skus.filter((sku) => narrowed.skus.includes(sku)))
  })

  it('takes nine refinements of twenty values', async () => {
    const values = Array.from({ length: 20 }, (_, index) => String(index))
    const refinements = Array(9).fill({ nameOrId: 'Wall__c', values })
    expect(await inBoxes(...refinements)).toMatchObject({ status: 200, total: 86 })
  })
})
