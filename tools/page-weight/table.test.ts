import { describe, expect, it } from 'vitest'
import { formatChange, formatTable, formatWeight, mergeLanguages } from './table.mjs'

const KiB = 1024

describe('a figure', () => {
  it.each([
    [{ bytes: 149.25 * KiB, files: 13 }, '149.3/13'],
    [{ bytes: 0, files: 2 }, '0.0/2'],
    [{ bytes: 0, files: 0 }, '0'],
    [undefined, '-'],
  ])('of %j is %j', (weight, text) => {
    expect(formatWeight(weight)).toBe(text)
  })
})

describe('a change', () => {
  const before = { bytes: 10 * KiB, files: 4 }
  it.each([
    [{ bytes: 12.5 * KiB, files: 5 }, before, '+2.5/+1'],
    [{ bytes: 9 * KiB, files: 3 }, before, '-1.0/-1'],
    [{ bytes: 10 * KiB, files: 6 }, before, '+0.0/+2'],
    [{ bytes: 10 * KiB - 20, files: 4 }, before, '='],
    [{ bytes: 10 * KiB - 20, files: 5 }, before, '+0.0/+1'],
    [before, undefined, 'new'],
    [undefined, before, 'gone'],
    [undefined, undefined, '-'],
  ])('from %j', (now, earlier, text) => {
    expect(formatChange(now, earlier)).toBe(text)
  })
})

describe('lines that differ in the language only', () => {
  const line = (language: string, cell: string, page = 'home') => ({
    labels: [page, language],
    cells: [cell],
  })

  it('become one', () => {
    expect(mergeLanguages([line('de', '1'), line('fr-CH', '1'), line('en-US', '2')])).toEqual([
      line('de fr-CH', '1'),
      line('en-US', '2'),
    ])
  })

  it('stay apart where they are of different pages', () => {
    const lines = [line('de', '1'), line('de', '1', 'search')]
    expect(mergeLanguages(lines)).toEqual(lines)
  })
})

it('a table aligns texts to the left and figures to the right', () => {
  const lines = [
    { labels: ['home', 'de'], cells: ['1.0/1', '-'] },
    { labels: ['checkout', 'de-CH'], cells: ['12.0/30', '0'] },
  ]
  expect(formatTable({ heads: ['page', 'language', 'ran', '+sign'], lines }).split('\n')).toEqual([
    'page      language      ran  +sign',
    'home      de          1.0/1      -',
    'checkout  de-CH     12.0/30      0',
  ])
})
