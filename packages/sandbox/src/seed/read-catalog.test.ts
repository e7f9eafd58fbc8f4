import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../database/node-sqlite'
import { createSandbox } from '../sandbox'
import { readCatalog } from './read-catalog'

const table = (...lines: readonly string[]) =>
  ['sku\tcategory\tname_de\ttier_qty\tprice_chf_net\tprice_eur_net', ...lines].join('\n')
const box = 'KAR-1\tboxes.fold.single\tKarton\t1|25\t1.20|1.05\t0.90|0.80'

describe('readCatalog', () => {
  it('reads a table, in any order of columns, with lines of Windows and a byte order mark', () => {
    const [row] = readCatalog(`\uFEFF${table(box)}\r\n\r\n`)
    expect(row?.('sku')).toBe('KAR-1')
    expect(row?.('price_chf_net')).toBe('1.20|1.05')
    const [turned] = readCatalog('name_de\tsku\tcategory\nBand\t2000001\ttape.pack.paper')
    expect(turned?.('name_de')).toBe('Band')
  })

  it('reads JSON, with numbers', () => {
    const product = {
      sku: 2000001,
      category: 'tape.pack.paper',
      name_de: 'Band',
      price_chf_net: 3.5,
      stock_ch: 7,
    }
    const [row] = readCatalog(JSON.stringify([{ ...product, shops: 'CH' }]))
    expect(['sku', 'price_chf_net', 'stock_ch'].map((column) => row?.(column))).toEqual([
      '2000001',
      '3.5',
      '7',
    ])
  })

  it('fills in what a line leaves out', () => {
    const [row] = readCatalog(table(box))
    expect(['unit', 'order_step', 'status', 'name_fr', 'stock_de'].map((column) => row?.(column))).toEqual([
      'Stk',
      '1',
      'active',
      'Karton',
      '0',
    ])
  })

  it.each([
    ['', 'The catalogue has no products.'],
    ['[', 'The catalogue begins like JSON, but is not valid JSON.'],
    ['[7]', 'item 1: not an object.'],
    ['[{"sku":true}]', 'item 1: sku is neither text nor a number.'],
    ['[{"colr":"x"}]', 'item 1: there is no column “colr”.'],
    ['sku\tname\n1\tx', 'line 1: there is no column “name”.'],
    [table(`${box}\t7`), 'line 2: more cells than columns.'],
    [table(box, 'KAR 2\tboxes.fold.single\tKarton'), 'line 3: sku cannot be “KAR 2”.'],
    [table('KAR-2\tboxes.fold.single'), 'line 2: name_de cannot be “”.'],
    [table('KAR-2\tboxes.round\tKarton'), 'line 2: there is no category “boxes.round”.'],
    [table('KAR-2\tboxes.fold.single\tKarton\t25|1\t1|2\t1|2'), 'line 2: tier_qty cannot be “25|1”.'],
    [
      table('KAR-2\tboxes.fold.single\tKarton\t1|25\t1.20\t1|2'),
      'line 2: price_chf_net needs a price for each of 1|25, such as 1.25.',
    ],
    [
      table('KAR-2\tboxes.fold.single\tKarton\t1\t1,20\t1'),
      'line 2: price_chf_net needs a price for each of 1, such as 1.25.',
    ],
    ['sku\tcategory\tname_de\twidth_mm\n1\ttape\tBand\t5 cm', 'line 2: width_mm cannot be “5 cm”.'],
    ['sku\tcategory\tname_de\tcore_mm\n1\ttape\tBand\t-76', 'line 2: core_mm cannot be “-76”.'],
    [table(box, box), 'The article number KAR-1 is there twice.'],
  ])('refuses %j', (text, message) => {
    expect(() => readCatalog(text)).toThrow(message)
  })
})

describe('a sandbox with a catalogue of one’s own', () => {
  const open = (catalog: string, db = openNodeDatabase()) => createSandbox({ db, catalog, seed: 1 })
  const find = async (sandbox: ReturnType<typeof open>, term: string) => {
    const url = `http://sandbox/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/search/products?searchTerm=${term}&language=de-CH`
    const response = await sandbox.fetch(new Request(url))
    const { productsPage } = (await response.json()) as {
      readonly productsPage: { readonly products: readonly { readonly name: string }[] }
    }
    return productsPage.products.map(({ name }) => name)
  }

  it('narrows by the columns that it gives, and reads none from names', async () => {
    const columns = 'sku\tcategory\tname_de\tcore_mm\tadhesive\tprice_chf_net\tprice_eur_net'
    const lines = [
      'B-1\ttape.pack.pp\tPP-Band 50 mm × 66 m\t76\tacrylic\t3\t2',
      'B-2\ttape.pack.pp\tBand\t\t\t3\t2',
    ]
    const sandbox = open([columns, ...lines].join('\n'))
    const url =
      'http://sandbox/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/search/products?searchTerm=band&language=de-CH'
    const response = await sandbox.fetch(new Request(url))
    const { facets } = (await response.json()) as {
      readonly facets: readonly { readonly nameOrId: string; readonly values: readonly unknown[] }[]
    }
    const own = facets.filter(({ nameOrId }) => !['Availability__c', 'Family'].includes(nameOrId))
    expect(own).toMatchObject([
      { nameOrId: 'Adhesive__c', values: [{ nameOrId: 'acrylic', displayName: 'Acrylat', productCount: 1 }] },
      { nameOrId: 'Core__c', values: [{ nameOrId: '76', displayName: '76 mm', productCount: 1 }] },
    ])
  })

  it('has its products only, also after a reset', async () => {
    const sandbox = open(table(box, 'KAR-2\tboxes.fold.single\tTruhe'))
    expect(await find(sandbox, 'karton')).toContain('Karton')
    sandbox.reset()
    expect(await find(sandbox, 'truhe')).toEqual(['Truhe'])
    expect(await find(sandbox, '1001180')).toEqual([])
  })

  it('refuses a database that has other products', () => {
    const db = openNodeDatabase()
    open(table(box), db)
    expect(() => open(table('KAR-2\tboxes.fold.single\tTruhe'), db)).toThrow('another catalogue')
    expect(() => open(table(box), db)).not.toThrow()
  })

  it('has as many products as asked for, each findable by its number and dearer than its model', async () => {
    const db = openNodeDatabase()
    const sandbox = createSandbox({ db, products: 300, seed: 1 })
    const listed = 'SELECT count(DISTINCT product_id) AS n FROM product_shop WHERE listed = 1'
    expect(db.get<{ n: number }>(listed)?.n).toBe(300)
    expect(await find(sandbox, '3000000')).toEqual(['Faltkarton 1-wellig 105 × 100 × 100 mm'])
    expect(await find(sandbox, '3000138')).toEqual(['Faltkarton 1-wellig 110 × 100 × 100 mm'])
  })
})
