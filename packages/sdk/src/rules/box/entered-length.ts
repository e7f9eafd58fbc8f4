import type { ShopLocale } from '../locale/locale'
import { parseDimension } from '../locale/whole-number'
import { isShort, readNumber, toMillimetres } from './entered-dimensions'

/** One dimension that a visitor entered into a field. */
export interface EnteredLength {
  /** In whole mm. */
  readonly millimetres: number
  /** The unit that the number was entered in; mm where there was none. */
  readonly unit: 'mm' | 'cm' | 'm'
}

/**
 * The single dimension in a field: `280`, `28 cm`, `280mm`, `0,28 m`. A number without a unit is in mm, whole and without
 * an upper limit. `undefined` for anything else: zero, fractions of a millimetre, other units.
 */
export function parseLength(text: unknown, locale: ShopLocale): EnteredLength | undefined {
  const [, number = '', unit = ''] = isShort(text) ? (/^(.*?)\s*(mm|cm|m)?$/isu.exec(text.trim()) ?? []) : []
  const millimetres =
    unit === ''
      ? parseDimension(number, locale)
      : toMillimetres(readNumber(number, locale, unit) ?? '', readUnit(unit))
  return millimetres ? { millimetres, unit: readUnit(unit) } : undefined
}

const readUnit = (unit: string): EnteredLength['unit'] => {
  const lower = unit.toLowerCase()
  return lower === 'cm' || lower === 'm' ? lower : 'mm'
}
