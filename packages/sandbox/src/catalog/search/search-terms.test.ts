import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedCatalog } from '../../seed/catalog-rows'
import { openSearch } from './search.fixture'

const { swiss, german, search } = openSearch()

const find = async (searchTerm: string, language = 'de-CH') => search({ searchTerm, language })

describe('search for product numbers', () => {
  it.each(['1001180', '1001.180', '1001 180', '1001-180', ' 1001180 ', 'Art.-Nr. 1001180', '1001180 Karton'])(
    'finds exactly the product %j',
    async (term) => {
      expect((await find(term)).skus).toEqual(['1001180'])
    },
  )

  it.each([
    ['100118', ['1001180']],
    ['1001.18', ['1001180']],
    ['1001 18', ['1001180']],
    ['0023', ['2000230']],
  ])('finds products by the part %j', async (part, skus) => {
    expect((await find(part)).skus).toEqual(skus)
  })

  it('finds all products of a series by its first digits', async () => {
    const { skus } = await find('1001')
    expect(skus).toHaveLength(47)
    expect(skus.every((sku) => sku?.startsWith('1001'))).toBe(true)
  })
})

describe('search for sizes', () => {
  it.each(['30x20x15', '300 x 200 x 150 mm', '30*20*15cm', '300×200×150', '30 × 20 × 15 cm', '200 300 150'])(
    'finds the box %j',
    async (term) => {
      expect((await find(term)).skus).toEqual(['1001100'])
    },
  )

  it.each(['300×200', '20x30 cm', '300 200'])('finds every height of the base %j', async (term) => {
    expect((await find(term)).skus).toEqual(['1001090', '1001100', '1001110', '1001280', '2000490'])
  })

  it('finds a box by one of its several heights', async () => {
    expect((await find('400x300x250')).skus).toEqual(['1002210'])
  })

  it('finds a size that is only in the name', async () => {
    expect((await find('26x26x4 cm')).names).toEqual(['Pizzakarton 26 × 26 × 4 cm Kraft'])
    expect((await find('500x1500')).names).toEqual(['Maschinenstretchfolie 500 mm × 1500 m, 23 µm'])
  })

  it('narrows words by a size', async () => {
    expect((await find('weisser Karton 15x15')).skus).toEqual(['1001030'])
  })

  it('finds boxes by a single side', async () => {
    expect((await find('1180 mm')).skus.slice(0, 3)).toEqual(['1001440', '1001450', '2000370'])
  })
})

describe('search for words', () => {
  it.each(['Karton', 'Kartons', 'KARTONS', 'Schachtel', 'Schachteln', 'Kiste', 'box', 'boxes'])(
    'finds folding boxes as %j in German',
    async (term) => {
      expect((await find(term)).skus).toContain('1001180')
    },
  )

  it.each(['Schachtel', 'Karton', 'Box', 'carton', 'caisse', 'boîte', 'boites'])(
    'finds folding boxes as %j in every language',
    async (term) => {
      const found = ['de-CH', 'fr-CH', 'en-US'].map((language) => find(term, language))
      for (const { skus } of await Promise.all(found)) expect(skus).toContain('1001180')
    },
  )

  it.each([
    ['Versandschachtel', 'de-CH', 'Briefkarton A6'],
    ['Faltschachteln', 'de-CH', 'Faltkarton 1-wellig'],
    ['Falt-Karton', 'de-CH', 'Faltkarton 1-wellig'],
    ['Umzugskisten', 'de-CH', 'Umzugskarton mit Griffloch'],
    ['Weinkarton', 'de-CH', 'Flaschenversandkarton'],
    ['Papierklebebänder', 'de-CH', 'Papierklebeband'],
    ['Etiketten', 'de-CH', 'Thermoetiketten'],
    ['A4 Karton', 'de-CH', 'Briefkarton A4'],
    ['zweiwelliger Karton', 'de-CH', 'Faltkarton 2-wellig'],
    ['Pizzaschachteln', 'de-CH', 'Pizzakarton'],
    ['bubblewrap', 'en-US', 'Bubble wrap'],
    ['enveloppes à bulles', 'fr-CH', 'Enveloppe à bulles'],
    ['films étirables', 'fr-CH', 'Film étirable'],
    ['tubes', 'en-US', 'Shipping tube'],
  ])('finds with %j in %s first %s', async (term, language, name) => {
    expect((await find(term, language)).names[0]).toContain(name)
  })

  it.each([
    ['Wein', /Flaschen|Weinlese/],
    ['weine', /Flaschen|Weinlese/],
    ['bubble wrap', /Luftpolsterfolie|Noppenfolie/],
    ['tesa', /band|Abroller|Umreifung/i],
    ['Post', /brief|Automatik|Höhenvariabel|Buch|Wickel|Versand|tasche|Etikett/i],
  ])('finds with %j nothing else than %s', async (term, names) => {
    const found = await find(term)
    expect(found.total).toBeGreaterThan(2)
    expect(found.names.filter((name) => !names.test(name ?? ''))).toEqual([])
  })

  it.each([
    ['DIN A4', 'A4'],
    ['din-a4', 'A4'],
    ['Karton DIN A5', 'Karton A5'],
    ['umweltfreundlich', 'nachhaltig'],
    ['écologique', 'nachhaltig'],
  ])('finds with %j the same as with %j', async (term, same) => {
    const { skus } = await find(same)
    expect(skus).not.toEqual([])
    expect((await find(term)).skus).toEqual(skus)
  })

  it('finds what is to be posted before what is left over', async () => {
    expect((await find('post')).names[0]).toContain('Briefkarton')
    expect((await find('Restposten')).names).toEqual(['Verpackungschips 400 l, Restposten'])
  })

  it('reads nachhaltig as a figure: what is nearly all of recycled material', async () => {
    const { skus } = await find('nachhaltig')
    const shares = seedCatalog
      .filter((row) => skus.includes(row('sku')))
      .map((row) => Number(row('recycled_pct')))
    expect(shares.length).toBeGreaterThan(10)
    expect(Math.min(...shares)).toBe(90)
  })

  it.each([
    ['Höhenvariabel', 'hoehenvariabel', 'hohenvariabel'],
    ['weiß', 'weiss', 'WEISS'],
    ['Überseekarton', 'Ueberseekarton', 'uberseekarton'],
    ['Öl', 'Oel', 'ol'],
  ])('finds the same with %j, %j and %j', async (...spellings) => {
    const [first, ...more] = await Promise.all(spellings.map(async (term) => (await find(term)).skus))
    expect(first).not.toEqual([])
    for (const skus of more) expect(skus).toEqual(first)
  })

  it.each([
    ['Kraton', 'de-CH', '1001180'],
    ['Faltkraton', 'de-CH', '1001180'],
    ['Luftpolstertsche', 'de-CH', '2000010'],
    ['Strechfolie', 'de-CH', '2000330'],
    ['etiquete', 'fr-CH', '2000410'],
    ['enveloppe à bules', 'fr-CH', '2000010'],
    ['lables', 'en-US', '2000410'],
    ['foldng box', 'en-US', '1001180'],
  ])('forgives the slip in %j in %s', async (term, language, sku) => {
    expect((await find(term, language)).skus).toContain(sku)
  })

  it.each([
    ['umzugskartn', 'de-CH', 'Umzugskarton'],
    ['Karton für Kraton', 'de-CH', 'Karton für Karton'],
    ['Zuegelkartn', 'de-CH', 'Zügelkarton'],
    ['brauner Kraton 30x20x15', 'de-CH', 'brauner Karton 30x20x15'],
    ['Tesaflim', 'de-CH', 'Tesafilm'],
    ['démenagemnt', 'fr-CH', 'déménagement'],
    ['ruban adesif', 'fr-CH', 'ruban adhésif'],
    ['buble wrap', 'en-US', 'bubble wrap'],
  ])('says how it read %j in %s: %j', async (term, language, corrected) => {
    const { total, correctedTerm } = await find(term, language)
    expect([correctedTerm, total > 0]).toEqual([corrected, true])
    expect((await find(corrected, language)).correctedTerm).toBeNull()
  })

  it('writes its reading as people write in the country', async () => {
    expect((await find('Aufreisfaden')).correctedTerm).toBe('Aufreissfaden')
    const { correctedTerm } = await search({ searchTerm: 'Aufreisfaden', language: 'de' }, german)
    expect(correctedTerm).toBe('Aufreißfaden')
  })

  it.each([
    ['Luftpolsterumschlag', 'de-CH'],
    ['Kartons', 'de-CH'],
    ['weiser Karton', 'de-CH'],
    ['1001180', 'de-CH'],
    ['Papierkorb', 'de-CH'],
    ['chaussures', 'fr-CH'],
    ['glue', 'en-US'],
    ['string', 'en-US'],
  ])('reads %j in %s as it is', async (term, language) => {
    expect((await find(term, language)).correctedTerm).toBeNull()
  })

  it.each(['Krtn', 'bxo', 'qwertzuiop', 'Karton qwertzuiop', '1001999', '99x98x97', '%', '""', '🙂'])(
    'finds nothing for %j',
    async (term) => {
      expect(await find(term)).toMatchObject({ status: 200, total: 0 })
    },
  )

  it('leaves words out that narrow nothing', async () => {
    expect((await find('Karton für die Flaschen')).skus).toEqual((await find('Karton Flaschen')).skus)
  })

  it('shows what is called so before what is only filed or described so', async () => {
    const { names } = await find('braun')
    const isNamed = names.map((name) => name.includes('braun'))
    expect(isNamed.indexOf(false)).toBeGreaterThan(0)
    expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false))
  })

  it('returns the same search in the same order', async () => {
    const [first, second] = [await find('karton fsc'), await find('karton fsc')]
    expect(first.skus).toEqual(second.skus)
  })

  it('searches in the German shop too', async () => {
    const { skus } = await search({ searchTerm: 'Weißer Karton', language: 'de' }, german)
    expect(skus).toContain('1001030')
  })

  it('[property] handles any term without an error', async () => {
    const operators = fc.constantFrom(
      '"',
      "'",
      '*',
      'AND',
      'OR',
      'NOT',
      'NEAR(',
      ')',
      '{name} :',
      '-',
      '^',
      '+',
      ':',
      '\u0000',
      '\\',
    )
    const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), operators, fc.constant('karton'))
    const term = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '))
    await fc.assert(
      fc.asyncProperty(term, async (searchTerm) => {
        const { status } = await swiss.call('POST', 'search/product-search', { searchTerm, pageSize: 1 })
        expect(status).toBe(searchTerm.trim() === '' ? 400 : 201)
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  it.each([
    ['1'.repeat(900)],
    ['1x'.repeat(450)],
    ['1 '.repeat(450)],
    [`1${' '.repeat(900)}y`],
    ['kartnx '.repeat(28)],
  ])('handles a term that was made to be slow', async (searchTerm) => {
    expect((await find(searchTerm)).status).toBe(200)
  })

  it.each(['karton ', 'kraton '])('handles %j a hundred thousand times', async (word) => {
    const searchTerm = word.repeat(100_000)
    const { status } = await swiss.call('POST', 'search/product-search', { searchTerm })
    expect(status).toBe(201)
  })
})
