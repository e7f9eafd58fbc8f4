import { ShopError } from '../../errors/errors'
import type { ShopLocale } from './locale'

/** How a locale writes numbers and amounts. */
export interface NumberStyle {
  /** Separates groups of three digits. */
  readonly group: string
  /** Decimal separator of plain numbers. */
  readonly point: string
  /** Decimal separator of amounts. */
  readonly amountPoint: string
  /** Position of the currency: `-5.00 CHF`, `-€5.00` or, before the minus sign, `CHF-5.00`. */
  readonly currency: 'last' | 'first' | 'beforeSign'
  /** Symbols by currency code; other currencies show the code. */
  readonly symbols: Readonly<Record<string, string>>
  /** Percent sign, including a leading space where the locale has one. */
  readonly percent: string
}

/** Hard-coded, because the engine's tables change between releases: server and browser would differ. */
const styles: Readonly<Record<ShopLocale, NumberStyle>> = {
  'de-CH': {
    group: '’',
    point: '.',
    amountPoint: '.',
    currency: 'beforeSign',
    symbols: {},
    percent: '%',
  },
  'fr-CH': {
    group: '\u202f',
    point: ',',
    amountPoint: '.',
    currency: 'last',
    symbols: { EUR: '€' },
    percent: '%',
  },
  'en-US': {
    group: ',',
    point: '.',
    amountPoint: '.',
    currency: 'first',
    symbols: { EUR: '€' },
    percent: '%',
  },
  de: {
    group: '.',
    point: ',',
    amountPoint: ',',
    currency: 'last',
    symbols: { EUR: '€' },
    percent: '\u00a0%',
  },
}

/** How the locale writes numbers. Throws `INVALID_OPTION` for a locale that no shop has. */
export function numberStyle(locale: ShopLocale): NumberStyle {
  if (Object.hasOwn(styles, locale)) return styles[locale]
  throw new ShopError('INVALID_OPTION', `locale: numbers are written in ${Object.keys(styles).join(', ')}`)
}
