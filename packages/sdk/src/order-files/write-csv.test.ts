import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrderText } from './read-order-text'
import { writeCsv } from './write-csv'

const numRuns = Number(process.env.ORDER_FILE_RUNS ?? 500)
const timeout = 10_000 + numRuns * 5

describe('writeCsv', () => {
  it('writes a mark, semicolons and CRLF, and quotes where they are needed', () => {
    expect(writeCsv([['Nr', 'Menge'], ['0001180', 'a;b'], ['say "x"', 'two\nlines'], ['']])).toBe(
      '\ufeffNr;Menge\r\n0001180;"a;b"\r\n"say ""x""";"two\nlines"\r\n\r\n',
    )
    expect(writeCsv([])).toBe('\ufeff')
  })

  it.each([
    '=1+1',
    '+41 44',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    "'=1",
    "''-",
    '＝1',
    '＋1',
    '－1',
    '＠1',
  ])('escapes the formula %j', (cell) => {
    const [line = ''] = [writeCsv([[cell]]).slice(1)]
    expect(line.replace(/^"/, '').startsWith(`'${cell}`)).toBe(true)
  })

  it.each(['1001180', "'quoted'", 'a=b', '0001180', '«x»', "'"])('writes %j as it is', (cell) => {
    expect(writeCsv([[cell]])).toBe(`\ufeff${cell}\r\n`)
  })

  it(
    'is read again as it was',
    () => {
      const letters = fc.constantFrom(...'=+-@＝\t\'";,|x ab19é×.'.split(''))
      const words = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }))
      const cell = words.map((text) => text.replace(/[\r\n]/g, ' ').trim())
      fc.assert(
        fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 8 }), (rows) => {
          const filled = rows.filter(([number, quantity]) => number !== '' || quantity !== '')
          const read = readOrderText(writeCsv([['Artikelnummer', 'Menge'], ...filled])).rows
          expect(read.map(({ number, quantity }) => [number, quantity])).toEqual(filled)
        }),
        { numRuns },
      )
    },
    timeout,
  )
})
