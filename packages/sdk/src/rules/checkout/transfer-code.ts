import { parseDecimal, toText } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { isInEconomicArea, isQrIban, isSwissIban, requireIban } from './iban'
import { requireCreditorReference, requireQrReference } from './payment-reference'

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
const limits = { holder: 70, street: 70, houseNumber: 16, postalCode: 16, city: 35, message: 140 }

/** The most bytes of a European code. */
const mostBytes = 331

/** What the Swiss guidelines do not allow (version 2.3): anything but Latin letters, their signs and the euro. */
const forbidden = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/gu

/**
 * The text of the code that banking apps read: the Swiss QR code for an account in Switzerland or Liechtenstein (SPC 0200,
 * guidelines 2.3), otherwise the one of the European Payments Council (BCD 002, EPC069-12). Their lines are fixed; nothing
 * can add one, because line breaks become blanks. What is too long is cut, and signs that a Swiss code cannot have are left
 * out. Throws `INVALID_AMOUNT`, and `INVALID_OPTION` for what no bank could carry out: a wrong IBAN, BIC or reference, a
 * reference that the account must not have, an empty name or town, another currency. The message begins with the member.
 */
export function transferCodeText(transfer: Transfer): string {
  const { iban } = transfer.receiver
  requireIban(iban)
  return (isSwissIban(iban) ? swissLines : europeanLines)(transfer).join('\n')
}

function swissLines(transfer: Transfer): readonly string[] {
  const { currencyCode, message, receiver } = transfer
  if (currencyCode !== 'CHF' && currencyCode !== 'EUR') throw invalid('currencyCode: CHF or EUR is needed')
  if (!/^[A-Z]{2}$/.test(receiver.countryCode)) throw invalid('receiver.countryCode: two capitals are needed')
  const allowed = (text: string, limit: number) =>
    fit(toLine(text.normalize('NFC')).replace(forbidden, ''), limit)
  const part = (name: 'street' | 'houseNumber') => allowed(receiver[name], limits[name])
  const required = (name: 'holder' | 'postalCode' | 'city') =>
    requireText(allowed(receiver[name], limits[name]), name)
  return [
    ...['SPC', '0200', '1', receiver.iban],
    ...['S', required('holder'), part('street'), part('houseNumber')],
    ...[required('postalCode'), required('city'), receiver.countryCode],
    ...nobody,
    ...[amountOf(transfer), currencyCode],
    ...nobody,
    ...[...referenceOf(transfer), allowed(message, limits.message), 'EPD'],
  ]
}

/** An address that is left open. */
const nobody = Array.from({ length: 7 }, () => '')

/** The kind of the reference, and the reference. */
function referenceOf({ reference = '', receiver }: Transfer): readonly [string, string] {
  if (isQrIban(receiver.iban)) return ['QRR', requireQrReference(reference)]
  return reference === '' ? ['NON', ''] : ['SCOR', requireCreditorReference(reference)]
}

/** The last of the lines is the last that has a text. */
function europeanLines(transfer: Transfer): readonly string[] {
  const { currencyCode, receiver, reference = '' } = transfer
  const { iban, bic } = receiver
  if (currencyCode !== 'EUR') throw invalid('currencyCode: EUR is needed for an account outside Switzerland')
  const isBic = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)
  if (!isBic && !(bic === '' && isInEconomicArea(iban)))
    throw invalid('receiver.bic: 8 or 11 characters are needed')
  const holder = requireText(fit(toLine(receiver.holder), limits.holder), 'holder')
  const lines = ['BCD', '002', '1', 'SCT', bic, holder, iban, `EUR${amountOf(transfer)}`]
  const message = fit(toLine(transfer.message), limits.message)
  if (reference !== '') {
    if (message !== '') throw invalid('message: it must be empty beside a reference')
    return within([...lines, '', requireCreditorReference(reference)])
  }
  return message === '' ? within(lines) : withMessage([...lines, '', ''], message)
}

/** With as much of the message as the code can hold. */
function withMessage(lines: readonly string[], message: string): readonly string[] {
  const signs = [...message]
  within([...lines, signs[0] ?? ''])
  while (bytesOf([...lines, signs.join('')]) > mostBytes) signs.pop()
  return [...lines, signs.join('').trimEnd()]
}

function within(lines: readonly string[]): readonly string[] {
  if (bytesOf(lines) <= mostBytes) return lines
  throw invalid('receiver.holder: it is too long for a code of 331 bytes')
}

const bytesOf = (lines: readonly string[]): number => new TextEncoder().encode(lines.join('\n')).length

function amountOf({ amount }: Transfer): string {
  const decimal = parseDecimal(amount)
  const text = decimal === undefined ? '' : toText(decimal, 2)
  if (/^\d{1,9}\.\d\d$/.test(text) && text !== '0.00') return text
  throw new ShopError('INVALID_AMOUNT', 'amount: 0.01 to 999999999.99 is needed, of at most two decimals')
}

function requireText(text: string, name: string): string {
  if (text !== '') return text
  throw invalid(`receiver.${name}: it must not be empty`)
}

const invalid = (message: string): ShopError => new ShopError('INVALID_OPTION', message)

/** Breaks and other control characters become blanks. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Of so many characters at most, none of them cut in two. */
const fit = (text: string, limit: number): string => [...text].slice(0, limit).join('').trim()
