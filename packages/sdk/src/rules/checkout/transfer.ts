import { parseDecimal, toText } from '../../decimal'
import { ShopError } from '../../errors/errors'

/** A bank transfer that a shopper makes. */
export interface Transfer {
  /** A plain decimal from 0.01 to 999999999.99, of at most two decimals: `38.27`. */
  readonly amount: string
  /** A European code is for EUR only. */
  readonly currencyCode: 'CHF' | 'EUR'
  /** What the receiver recognises it by; '' for none. */
  readonly message: string
  /**
   * What the receiver’s books recognise it by: `RF…` (ISO 11649), or the 27 digits of a QR reference, which a QR-IBAN needs
   * and no other account may have. A European code has it in place of a message. @default none
   */
  readonly reference?: string | undefined
  /** The shop’s account. */
  readonly receiver: TransferReceiver
}

/** Whom a transfer goes to. */
export interface TransferReceiver {
  /** Whose account it is. */
  readonly holder: string
  /** Without the number. */
  readonly street: string
  /** May have letters: `12a`. */
  readonly houseNumber: string
  /** As the country writes it. */
  readonly postalCode: string
  /** Without the postal code. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Without blanks. */
  readonly iban: string
  /** The bank’s code of 8 or 11 characters; '' is enough for a Swiss code, and within the European Economic Area. */
  readonly bic: string
}

/** The most characters of each part, by the guidelines of both codes. */
export const limits = { holder: 70, street: 70, houseNumber: 16, postalCode: 16, city: 35, message: 140 }

/** As both codes write it. Throws `INVALID_AMOUNT`. */
export function amountOf({ amount }: Transfer): string {
  const decimal = parseDecimal(amount)
  const text = decimal === undefined ? '' : toText(decimal, 2)
  if (/^\d{1,9}\.\d\d$/.test(text) && text !== '0.00') return text
  throw new ShopError('INVALID_AMOUNT', 'amount: 0.01 to 999999999.99 is needed, of at most two decimals')
}

/** A part that must not be empty. */
export function requireText(text: string, name: string): string {
  if (text !== '') return text
  throw invalid(`receiver.${name}: it must not be empty`)
}

/** A transfer that no bank could carry out. The message begins with the member. */
export const invalid = (message: string): ShopError => new ShopError('INVALID_OPTION', message)

/** Breaks and other control characters become blanks. */
export const toLine = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Of so many characters at most, none of them cut in two. */
export const fit = (text: string, limit: number): string => [...text].slice(0, limit).join('').trim()
