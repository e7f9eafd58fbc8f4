import { readEnteredQuantity } from '../cart/entered-quantity'
import type { ShopLocale } from '../locale/locale'

/**
 * The quantity of a row, read as {@link readEnteredQuantity} does. Decimals that are all zero are left away, as
 * spreadsheets write them: `50.0`, `50,00`, `1’000.00`. Three of them could also be thousands: `1.000` is a thousand where
 * the locale groups so, as German does, and `'invalid'` elsewhere. `'missing'` where nothing is entered.
 */
export function readOrderQuantity(
  text: string,
  locale: ShopLocale,
): number | 'missing' | 'invalid' | 'too-large' {
  const entered = text.trim()
  return entered === '' ? 'missing' : readEnteredQuantity(withoutDecimals(entered), locale)
}

function withoutDecimals(text: string): string {
  const [, whole = text, mark = ''] = /^(.*\d)([.,])(?:0{1,2}|0{4,})$/.exec(text) ?? []
  return mark !== '' && whole.includes(mark) ? text : whole
}
