import fc from 'fast-check'
import type { ShopLocale } from '../rules/locale/locale'
import { numberStyle } from '../rules/locale/number-style'

/** A row as somebody means it, and as it is written. `read` is its quantity. */
export interface DrawnRow {
  readonly number: string
  readonly quantity: string
  readonly read: number | 'missing' | 'invalid' | 'too-large'
  readonly name: string
}

/** A line of the file: a row, nothing, or something that nobody can read. */
type DrawnLine = DrawnRow | 'blank' | 'torn' | 'open quote'

export interface DrawnFile {
  readonly locale: ShopLocale
  readonly header?: readonly [number: string, quantity: string]
  readonly columns: readonly string[]
  readonly delimiter: string
  /** Of a list without a header: whether each line is separated by another one. */
  readonly isMixed: boolean
  readonly quotes: 'needed' | 'all'
  readonly newline: string
  readonly encoding: string
  readonly declares: boolean
  readonly lines: readonly DrawnLine[]
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const seven = digits(7)
const grouped = seven.map((text) => `${text.slice(0, 2)} ${text.slice(2, 4)} ${text.slice(4)}`)
const otherNumber = fc.constantFrom(
  'AB-12/3',
  '1.00E+06',
  '__proto__',
  '0012',
  "'7",
  'É-1',
  '=1+1',
  'x"y',
  '12,5;7',
)

const quantity = (locale: ShopLocale) => {
  const { group } = numberStyle(locale)
  const plain = fc.integer({ min: 1, max: 999_999 })
  const withGroups = (units: number, by: string) => String(units).replace(/\B(?=(\d{3})+$)/g, by)
  return fc.oneof(
    fc
      .tuple(plain, fc.constantFrom('', ' ', '\u00a0', '’', "'", group === '\u202f' ? ' ' : group))
      .map(([read, by]) => ({ quantity: withGroups(read, by), read })),
    fc
      .tuple(plain, fc.constantFrom('.0', ',00', '.0000'))
      .map(([read, end]) => ({ quantity: `${read}${end}`, read })),
    fc.constantFrom(
      { quantity: '', read: 'missing' as const },
      { quantity: '2,5', read: 'invalid' as const },
      { quantity: '1e9', read: 'invalid' as const },
      { quantity: '-5', read: 'invalid' as const },
      { quantity: 'viele', read: 'invalid' as const },
      { quantity: '10000000', read: 'too-large' as const },
    ),
  )
}

const name = fc.constantFrom(
  'Karton',
  'Größe 4, weiss',
  'a;b|c\td',
  'carton dit "brun"',
  '19" Rack',
  '',
  '=1+1',
  'Té\nà',
)

const row = (locale: ShopLocale) =>
  fc
    .tuple(fc.oneof({ weight: 3, arbitrary: seven }, grouped, otherNumber), quantity(locale), name)
    .map(([number, entered, name]): DrawnRow => ({ number, ...entered, name }))

const headers = fc.constantFrom<readonly [string, string]>(
  ['Artikelnummer', 'Menge'],
  ['Art.-Nr.', 'Anzahl'],
  ['N° d’article', 'Quantité'],
  ['Réf.', 'Qté'],
  ['Item number', 'Qty'],
  ['SKU', 'Pieces'],
)

const encodings = [
  'utf-8',
  'utf-8 marked',
  'utf-16le',
  'utf-16le marked',
  'utf-16be',
  'utf-16be marked',
  'windows-1252',
]

const format = {
  delimiter: fc.constantFrom(';', ',', '\t', '|'),
  quotes: fc.constantFrom('needed' as const, 'all' as const),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom(...encodings),
}

const withHeader = (locale: ShopLocale): fc.Arbitrary<DrawnFile> =>
  fc.record({
    locale: fc.constant(locale),
    header: headers,
    columns: fc
      .shuffledSubarray(['number', 'quantity', 'name', 'price', 'note'], { minLength: 5 })
      .chain((all) =>
        fc.subarray(['name', 'price', 'note']).map((left) => all.filter((column) => !left.includes(column))),
      ),
    isMixed: fc.constant(false),
    declares: fc.boolean(),
    lines: fc.array(fc.oneof({ weight: 6, arbitrary: row(locale) }, fc.constant('blank' as const)), {
      maxLength: 12,
    }),
    ...format,
  })

const withoutHeader = (locale: ShopLocale): fc.Arbitrary<DrawnFile> =>
  fc.record({
    locale: fc.constant(locale),
    columns: fc.constant(['number', 'quantity']),
    isMixed: fc.boolean(),
    declares: fc.constant(false),
    lines: fc.array(
      fc.oneof({ weight: 6, arbitrary: row(locale) }, fc.constantFrom('blank', 'torn', 'open quote')),
      { maxLength: 12 },
    ),
    ...format,
  })

/** A file, with everything that people and their programs do to one. */
export const drawnFile: fc.Arbitrary<DrawnFile> = fc
  .constantFrom<ShopLocale>('de', 'de-CH', 'fr-CH', 'en-US')
  .chain((locale) => fc.oneof(withHeader(locale), withoutHeader(locale)))
