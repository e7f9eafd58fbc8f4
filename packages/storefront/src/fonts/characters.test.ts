import { messages as german } from '@cartonnage/sdk/messages/de'
import { messages as swissGerman } from '@cartonnage/sdk/messages/de-CH'
import { messages as english } from '@cartonnage/sdk/messages/en-US'
import { messages as french } from '@cartonnage/sdk/messages/fr-CH'
import { formatMoney, formatPercent, shopCurrencies, shopLocales } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commonCharacters, rareCharacters, toUnicodeRange } from './characters'
import { readCharacters } from './read-characters.fixture'

const folder = 'packages/storefront/src'
const files = [
  ['common', commonCharacters],
  ['rare', rareCharacters],
] as const

/** The characters of a `unicode-range`. */
function parseUnicodeRange(range: string): ReadonlySet<string> {
  const characters = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
  return new Set(characters)
}

const inOrder = (characters: ReadonlySet<string>): readonly string[] => [...characters].sort()

const without = (characters: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...characters].filter((character) => !others.has(character))

describe('the typeface', () => {
  it('has all of printable Latin-1, in two files that share no character', () => {
    const latin = parseUnicodeRange('U+0020-007E, U+00A0-00FF')
    expect(without(latin, new Set([...commonCharacters, ...rareCharacters]))).toEqual([])
    expect(without(commonCharacters, rareCharacters)).toEqual([...commonCharacters])
  })

  it.each(files)('has the characters of the %s file in it, and no others', (name, characters) => {
    const file = readFileSync(`${folder}/fonts/archivo-${name}.woff2`)
    expect(inOrder(readCharacters(file))).toEqual(inOrder(characters))
  })

  it.each(files)('is fetched from the %s file for the characters that are in it', (name, characters) => {
    const styles = readFileSync(`${folder}/styles/font.css`, 'utf8')
    const [, range = ''] = new RegExp(`archivo-${name}\\.woff2[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
    expect(inOrder(parseUnicodeRange(range))).toEqual(inOrder(characters))
  })
})

describe('toUnicodeRange', () => {
  it('joins neighbours', () => {
    expect(toUnicodeRange(new Set('cabx€'))).toBe('U+0061-0063, U+0078, U+20AC')
  })

  it('names each character, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 300 }), { minLength: 1 }), (codePoints) => {
        const characters = new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)))
        expect(inOrder(parseUnicodeRange(toUnicodeRange(characters)))).toEqual(inOrder(characters))
      }),
    )
  })
})

const textModules = import.meta.glob('../i18n/{de,de-CH,fr-CH,en-US}/*.ts', { eager: true })

/** All texts in a value, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const amounts = ['0.005', '1234567.89', '-12.5']

/** Prices of a shop, and parts of prices, in all its languages. */
const pricesIn = (shop: ShopType): readonly string[] =>
  shopLocales[shop].flatMap((locale) => [
    ...amounts.map((amount) => formatMoney({ amount, currencyCode: shopCurrencies[shop] }, locale)),
    ...amounts.map((amount) => formatPercent(Number(amount), locale)),
  ])

/** Spaces and marks without a glyph of their own, which every browser takes from another typeface or draws as a hyphen. */
const blank = '\u202f\u2060\u00ad\n\t'

describe('the file that is preloaded', () => {
  it.each([
    ['the texts of the shop', textsIn(textModules)],
    ['the labels and messages of the SDK', textsIn([german, swissGerman, english, french])],
    ['the products', [readFileSync('packages/sandbox/src/seed/catalog-seed.tsv', 'utf8')]],
    [
      'the categories',
      textsIn(JSON.parse(readFileSync('packages/sandbox/src/seed/categories-seed.json', 'utf8'))),
    ],
    ['prices', [...pricesIn('CH'), ...pricesIn('DE')]],
  ])('is enough for %s', (_, texts) => {
    expect(texts).not.toEqual([])
    const characters = new Set(texts.flatMap((text) => [...text]))
    expect(without(characters, new Set([...commonCharacters, ...blank]))).toEqual([])
  })
})
