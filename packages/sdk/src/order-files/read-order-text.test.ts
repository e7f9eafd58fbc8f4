import { describe, expect, it } from 'vitest'
import { maximumOrderRows } from '../rules/quick-order/order-row'
import { readOrderText } from './read-order-text'

/** Number and quantity of each row; the text of an unreadable one. */
const read = (text: string) =>
  readOrderText(text).rows.map(({ number, quantity, isUnreadable }) =>
    isUnreadable ? number : [number, quantity],
  )

describe('readOrderText', () => {
  it.each([
    ['1001180;60', '1001180', '60'],
    ['1001180\t60', '1001180', '60'],
    ['1001180|60', '1001180', '60'],
    ['1001180,60', '1001180', '60'],
    ['10 01 460, 5', '10 01 460', '5'],
    ['2000280 36', '2000280', '36'],
    ['10 01 460 5', '10 01 460', '5'],
    ['10 01 460', '10 01 460', ''],
    ['1003040 × 100', '1003040', '100'],
    ['1003040 x100', '1003040', '100'],
    ['100 x 1003040', '1003040', '100'],
    ['36 2000280', '2000280', '36'],
    ['1001180', '1001180', ''],
    ['12x34', '12x34', ''],
    ['ABC-1 60', 'ABC-1', '60'],
    ['1001100 1 000', '1001100', '1 000'],
    ['1001100 1,000', '1001100', '1,000'],
    ['1001100\t1,000', '1001100', '1,000'],
    ['1001100;1,000', '1001100', '1,000'],
    ['1001100;1’000', '1001100', '1’000'],
    ['"1001180";"60"', '1001180', '60'],
    ['"10;01";"6""0"', '10;01', '6"0'],
    ['0001180;1.00E+06', '0001180', '1.00E+06'],
    ["'=1+1;'-5", '=1+1', '-5'],
    ["'0001180;5", "'0001180", '5'],
  ])('reads the line %j', (line, number, quantity) => {
    expect(read(line)).toEqual([[number, quantity]])
  })

  it.each(['1001100,1,000', '1001100,2,5', '1001100, ca. 1,250', '"1001100;5', '"', '"1001100" x;5'])(
    'says that %j is unreadable, as it was entered',
    (line) => {
      expect(readOrderText(line).rows).toEqual([{ place: 1, number: line, quantity: '', isUnreadable: true }])
    },
  )

  it('reads a list whose lines are separated in different ways', () => {
    const text = '1001180;60\n1003040;100\n\n2000280 36\r\n10 01 460, 5\r1002060\t75\n1001999|10 '
    expect(readOrderText(text).rows.map(({ place, number, quantity }) => [place, number, quantity])).toEqual([
      [1, '1001180', '60'],
      [2, '1003040', '100'],
      [4, '2000280', '36'],
      [5, '10 01 460', '5'],
      [6, '1002060', '75'],
      [7, '1001999', '10'],
    ])
  })

  it('goes by the header in all lines below', () => {
    const text =
      'Bezeichnung,Menge,Art.-Nr.\n"Karton; braun, 400 × 300",60,1001180\nKarton; weiss,36,1001190\n'
    expect(read(text)).toEqual([
      ['1001180', '60'],
      ['1001190', '36'],
    ])
    expect(read('Artikelnummer Menge\n1001180 60')).toEqual([['1001180', '60']])
    expect(read('Artikelnummer\nAB 12')).toEqual([['AB 12', '']])
  })

  it('takes the separator that a spreadsheet declares, in a line that it does not count', () => {
    expect(readOrderText('sep=:\r\nNr:Menge\r\n1001180:60').rows).toEqual([
      { place: 2, number: '1001180', quantity: '60' },
    ])
  })

  it('counts a row over several lines once, as a spreadsheet does', () => {
    const text = 'Name;Nr;Menge\n"Karton\n400 × 300; braun";1001180;60\nKlebeband;2000280;36'
    expect(readOrderText(text).rows).toEqual([
      { place: 2, number: '1001180', quantity: '60' },
      { place: 3, number: '2000280', quantity: '36' },
    ])
  })

  it.each([
    ['never', '', '1001190;19'],
    ['in a later row, at its end', '', '1001190;19"'],
    ['in a later row that is quoted', '', '"1001190";"19"'],
    ['below a header', 'Nr;Menge;Name\n', '1001190;19;Box 19"'],
  ])('reports every row after a quote that is closed %s', (_, header, last) => {
    const between = Array.from({ length: 70 }, (_, index) => `1001${100 + index};${index + 1}`)
    const text = `${header}1000999;3\n1001000;5;"Box\n${between.join('\n')}\n${last}\n1002000;4`
    const rows = readOrderText(text).rows
    expect(rows).toHaveLength(74)
    expect(rows.filter(({ isUnreadable }) => isUnreadable).length).toBeLessThanOrEqual(2)
    expect(rows.slice(2, 72).map(({ number, quantity }) => `${number};${quantity}`)).toEqual(between)
    expect(rows[1]).toMatchObject({ number: '1001000;5;"Box', isUnreadable: true })
    expect(rows[73]).toMatchObject({ number: '1002000', quantity: '4' })
  })

  it('names every line where each opens a quote', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `"1001${index};5`).join('\n')
    const { rows, excess } = readOrderText(text)
    expect([rows.length, excess, rows.every(({ isUnreadable }) => isUnreadable)]).toEqual([2000, 1000, true])
  })

  it('reads no rows of nothing', () => {
    for (const text of ['', '\ufeff', '\n \r\n', ';;\n""', 'Artikelnummer;Menge'])
      expect(readOrderText(text).rows).toEqual([])
  })

  it('counts neither blank rows nor line breaks of names as rows', () => {
    const blank = ';;\n'.repeat(3000)
    const { rows } = readOrderText(`Nr;Menge;Name\n${blank}1001180;60;Karton`)
    expect(rows).toEqual([{ place: 3002, number: '1001180', quantity: '60' }])
    const long = readOrderText(`Nr;Menge;Name\n${'1001180;60;"Karton\nbraun"\n'.repeat(2500)}`)
    expect([long.rows.length, long.excess]).toEqual([2000, 500])
  })

  it('reads the first of 100,000 rows and counts the others', () => {
    const { rows, excess } = readOrderText('1001180;60\n'.repeat(100_000))
    expect([rows.length, excess]).toEqual([maximumOrderRows, 100_000 - maximumOrderRows])
  })

  it('keeps names that JavaScript has, NUL and a very long line as they are', () => {
    expect(read('__proto__;constructor\ntoString;5')).toEqual([
      ['__proto__', 'constructor'],
      ['toString', '5'],
    ])
    expect(read('100\u0000;5')).toEqual([['100\u0000', '5']])
    const long = '1'.repeat(1_000_000)
    expect(read(`${long};5`)).toEqual([[long, '5']])
    expect(read(long)).toEqual([long.slice(0, 1000)])
    expect(read(`${'a '.repeat(200_000)}5`)).toHaveLength(1)
  })
})

describe('a hostile list', () => {
  it('has a line of a million blanks, which is one unreadable row', () => {
    const { rows } = readOrderText(`1001180;60\n1${' '.repeat(1_000_000)}x`)
    expect(rows).toMatchObject([{ number: '1001180' }, { place: 2, isUnreadable: true }])
    expect(rows[1]?.number.length).toBeLessThanOrEqual(1000)
  })
})
