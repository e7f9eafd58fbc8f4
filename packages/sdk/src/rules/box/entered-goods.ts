import type { ShopLocale } from '../locale/locale'
import type { Dimensions } from '../url/search'
import { parseDimensionsTerm, toDimensions } from './entered-dimensions'
import { parseLength } from './entered-length'
import type { EnteredLength } from './entered-length'

/** What a visitor entered into the three fields of the goods. */
export interface EnteredGoods {
  /** In whole mm; a dimension is absent where its field is empty or was not understood. */
  readonly dimensions: Partial<Dimensions>
  /** The unit that each of them was entered in. */
  readonly units: Partial<Record<keyof Dimensions, 'mm' | 'cm' | 'm'>>
  /** Numbers without a unit were taken for centimetres, see `parseDimensionsTerm`. */
  readonly isUnitAssumed: boolean
  /** What the fields contain from now on: digits of mm, and unchanged what was not understood. */
  readonly texts: Readonly<Record<keyof Dimensions, string>>
  /** The fields with a text that is no dimension. */
  readonly unreadable: readonly (keyof Dimensions)[]
}

const names = ['length', 'width', 'height'] as const

/**
 * The goods in three fields, each in mm or with a unit: `280`, `28 cm`, `280mm`, `0,28 m`. A whole size in one of them,
 * such as `30 x 20 x 15 cm`, counts for all three; one of two dimensions leaves the height to its own field. `300 200` is a
 * size, not a number. What cannot be read stays as it is.
 */
export function readGoods(
  fields: Readonly<Record<keyof Dimensions, string>>,
  locale: ShopLocale,
): EnteredGoods {
  const source = names.find((name) => parseDimensionsTerm(fields[name], locale))
  const size = source && parseDimensionsTerm(fields[source], locale)
  const whole = size && toDimensions(size)
  const read: Partial<Record<keyof Dimensions, EnteredLength>> = {}
  for (const name of names) {
    const millimetres = whole?.[name]
    const length =
      size && millimetres !== undefined
        ? { millimetres, unit: size.unit }
        : name === source
          ? undefined
          : parseLength(fields[name], locale)
    if (length) read[name] = length
  }
  const textOf = (name: keyof Dimensions) =>
    read[name] ? String(read[name].millimetres) : name === source ? '' : fields[name]
  const texts = { length: textOf('length'), width: textOf('width'), height: textOf('height') }
  return {
    dimensions: pick(read, ({ millimetres }) => millimetres),
    units: pick(read, ({ unit }) => unit),
    isUnitAssumed: size?.isUnitAssumed === true && size.unit === 'cm',
    texts,
    unreadable: names.filter((name) => read[name] === undefined && texts[name].trim() !== ''),
  }
}

function pick<Value>(
  read: Partial<Record<keyof Dimensions, EnteredLength>>,
  valueOf: (length: EnteredLength) => Value,
): Partial<Record<keyof Dimensions, Value>> {
  return Object.fromEntries(names.flatMap((name) => (read[name] ? [[name, valueOf(read[name])]] : [])))
}
