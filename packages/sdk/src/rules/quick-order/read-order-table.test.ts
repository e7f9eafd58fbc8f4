import { describe, expect, it } from 'vitest'
import { maximumOrderRows } from './order-row'
import { readOrderTable } from './read-order-table'

/** Number and quantity of each row; the text of an unreadable one. */
const read = (...lines: readonly (readonly string[] | string)[]) =>
  readOrderTable(lines).rows.map(({ number, quantity, isUnreadable }) =>
    isUnreadable ? number : [number, quantity],
  )

const box = ['1001180', '60']

describe('readOrderTable', () => {
  it.each([
    ['Artikelnummer', 'Menge'],
    ['Art.-Nr.', 'Anzahl'],
    ['ART. NR', 'Stück'],
    ['Artikel', 'Stk.'],
    ['Nr.', 'Bestellmenge'],
    ['Nummer', 'Menge (Stk.)'],
    ['SKU', 'MENGE'],
    ['Numéro d’article', 'Quantité'],
    ["N° d'art.", 'Qté'],
    ['Réf.', 'Nombre'],
    ['référence', 'pièces'],
    ['Article', 'quantite'],
    ['Item number', 'Quantity'],
    ['Item No.', 'Qty'],
    ['Article number', 'Pieces'],
    ['Part number', 'qty.'],
  ])('takes %s and %s for a header, in any order', (number, quantity) => {
    const table = readOrderTable([[number, quantity], box])
    expect(table).toEqual({
      rows: [{ place: 2, number: '1001180', quantity: '60' }],
      excess: 0,
      hasHeader: true,
    })
    expect(read([quantity, 'Preis', number], ['60', '0.72', '1001180'])).toEqual([box])
  })

  it.each([
    [
      ['Pos.', 'Artikel', 'Menge', 'Preis'],
      ['1', '1001180', '60', '0.72'],
    ],
    [
      ['Artikel', 'Artikelnummer', 'Menge'],
      ['Faltschachtel', '1001180', '60'],
    ],
    [
      ['Nr.', 'Artikel', 'Menge'],
      ['7', '1001180', '60'],
    ],
    [
      ['Artikel', 'Nr.', 'Menge'],
      ['Faltschachtel', '1001180', '60'],
    ],
    [
      ['Menge', 'Stk.', 'SKU'],
      ['60', '12', '1001180'],
    ],
    [['SKU', 'wie viele?'], box],
  ])('ignores the other columns of %j', (header, cells) => {
    expect(read(header, cells)).toEqual([box])
  })

  it('takes a first line with a figure for a row, whatever its words are', () => {
    expect(readOrderTable([['1001180', '60', 'Stk']])).toMatchObject({
      hasHeader: false,
      rows: [{ place: 1 }],
    })
    expect(read(['Artikel', '60'])).toEqual([['Artikel', '60']])
  })

  it.each<[readonly string[], readonly string[]]>([
    [['1001180', '60'], box],
    [
      [' 10 01 180 ', ' 60 '],
      ['10 01 180', '60'],
    ],
    [['60', '1001180'], box],
    [
      ['1001180', '1001190'],
      ['1001180', '1001190'],
    ],
    [
      ['ABC-1', '60'],
      ['ABC-1', '60'],
    ],
    [
      ['60', 'ABC-1'],
      ['60', 'ABC-1'],
    ],
    [['1001180'], ['1001180', '']],
    [
      ['1001180', ''],
      ['1001180', ''],
    ],
    [
      ['', '60'],
      ['', '60'],
    ],
    [['1001180', '', '60', ''], box],
    [
      ['0001180', '007'],
      ['0001180', '007'],
    ],
    [
      ['1.00E+06', '1.00E+06'],
      ['1.00E+06', '1.00E+06'],
    ],
    [
      ['__proto__', 'constructor'],
      ['__proto__', 'constructor'],
    ],
    [['Faltschachtel', '1001180', '60', 'CHF'], box],
    [['60', 'Stk', '1001180'], box],
  ])('reads %j without a header', (cells, row) => {
    expect(read(cells)).toEqual([row])
  })

  it.each([
    [['1001100', '1', '000']],
    [['1001100', '1', '000 Stk']],
    [['1001100', '2', '5 Stk']],
    [['1001100', 'ca. 1', '250']],
    [['1001100', '36', '0.72']],
    [['1001100', '1001180', '60']],
    [['ABC-1', '60', 'Stk']],
    [['Box', '60', '12']],
  ])('does not guess what %j means', (cells) => {
    expect(read(cells)).toEqual([cells.join(' ')])
  })

  it.each([
    [
      ['Nr', 'Menge'],
      ['1001100', '1', '000'],
    ],
    [
      ['Nr', 'Menge', 'Name'],
      ['1001100', '1', '000', ''],
    ],
    [
      ['Nr', 'Menge', 'Name'],
      ['1001100', '1', '000', 'Box'],
    ],
    [
      ['Nr', 'Menge', 'Name'],
      ['1001100', '1', '000'],
    ],
    [
      ['Menge', 'Nr'],
      ['1', '000', '1001100'],
    ],
    [
      ['Nr', 'Menge', 'Menge'],
      ['1001100', '1', '2'],
    ],
  ])('does not guess where below %j something is torn', (header, cells) => {
    expect(read(header, cells)).toEqual([cells.join(' ').trim()])
  })

  it('reads a row that ends with more separators than the header has', () => {
    expect(read(['Nr', 'Menge'], ['1001180', '60', '', ''])).toEqual([box])
  })

  it('says that a line which could not be split is unreadable', () => {
    expect(readOrderTable(['"1001180;60', box])).toEqual({
      rows: [
        { place: 1, number: '"1001180;60', quantity: '', isUnreadable: true },
        { place: 2, number: '1001180', quantity: '60' },
      ],
      excess: 0,
      hasHeader: false,
    })
  })

  it('counts blank lines, which are no rows', () => {
    const lines = [[''], ['Nr', 'Menge'], ['', ' '], box, [], box]
    expect(readOrderTable(lines).rows.map(({ place }) => place)).toEqual([4, 6])
    expect(readOrderTable([])).toEqual({ rows: [], excess: 0, hasHeader: false })
    expect(readOrderTable([['Nr', 'Menge']])).toEqual({ rows: [], excess: 0, hasHeader: true })
  })

  it('reads no more rows than the most, and says how many there are', () => {
    const many = Array.from({ length: 100_000 }, () => box)
    const { rows, excess } = readOrderTable(many)
    expect([rows.length, excess]).toEqual([maximumOrderRows, 100_000 - maximumOrderRows])
  })
})
