import { ShopError } from '../../errors/errors'
import type { ShopLocale } from './locale'

/** How a locale writes numbers and amounts. */
export interface NumberStyle {
  /** Parts groups of three digits. */
  readonly group: string
  /** Decimal sign of plain numbers. */
  readonly point: string
  /** Decimal sign of amounts, where it differs from that of plain numbers. */
  readonly amountPoint: string
  /** Where the currency stands: `-5.00 CHF`, `-€5.00` or, with the minus behind it, `CHF-5.00`. */
  readonly currency: 'last' | 'first' | 'beforeSign'
  /** What stands for a currency instead of its code. */
  readonly symbols: Readonly<Record<string, string>>
  /** Percent sign, with the blank in front that the locale has. */
  readonly percent: string
}

/** Kept here and not asked of the engine, whose tables change with its release: server and browser would differ. */
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
