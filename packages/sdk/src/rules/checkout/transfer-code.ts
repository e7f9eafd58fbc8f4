/** A bank transfer that a shopper makes. */
export interface Transfer {
  /** With two decimals: `38.27`. */
  readonly amount: string
  /** Decides on the code: a Swiss QR code for CHF, an EPC code for EUR. */
  readonly currencyCode: 'CHF' | 'EUR'
  /** What the receiver recognises it by. */
  readonly message: string
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
  /** The bank’s code of 8 or 11 characters. */
  readonly bic: string
}

/** The most characters of each part, by the guidelines of both codes. */
const limits = { name: 70, street: 70, houseNumber: 16, postalCode: 16, city: 35, message: 140 }

/** What the Swiss guidelines do not allow (version 2.3): anything but Latin letters, their signs and the euro. */
const forbidden = /[^\n\r\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]/gu

/**
 * The text of the code that banking apps read: the Swiss QR code for an account in Switzerland or Liechtenstein (SPC 0200,
 * for any message), otherwise the one of the European Payments Council (BCD 002). Their lines are fixed; nothing can add
 * one, because line breaks become blanks. What is too long is cut, and signs that a Swiss code cannot have are left out.
 */
export function transferCodeText(transfer: Transfer): string {
  const isSwiss = /^(?:CH|LI)/.test(transfer.receiver.iban)
  return (isSwiss ? swissLines(transfer) : europeanLines(transfer)).join('\n')
}

function swissLines({ amount, currencyCode, message, receiver }: Transfer): readonly string[] {
  const { iban, holder, street, houseNumber, postalCode, city, countryCode } = receiver
  const nobody = Array.from({ length: 7 }, () => '')
  const allowed = (text: string, limit: number) => fit(text.normalize('NFC').replace(forbidden, ''), limit)
  return [
    ...['SPC', '0200', '1', iban],
    ...['S', allowed(holder, limits.name)],
    ...[allowed(street, limits.street), allowed(houseNumber, limits.houseNumber)],
    ...[allowed(postalCode, limits.postalCode), allowed(city, limits.city), countryCode],
    ...nobody,
    ...[amount, currencyCode],
    ...nobody,
    ...['NON', '', allowed(message, limits.message), 'EPD'],
  ]
}

function europeanLines({ amount, currencyCode, message, receiver }: Transfer): readonly string[] {
  const { iban, bic, holder } = receiver
  return [
    ...['BCD', '002', '1', 'SCT', bic, fit(holder, limits.name), iban],
    ...[`${currencyCode}${amount}`, '', '', fit(message, limits.message)],
  ]
}

/** In one line of so many characters at most, none of them cut in two. */
const fit = (text: string, limit: number): string =>
  [
    ...text
      .toWellFormed()
      .replace(/[\r\n]+/g, ' ')
      .trim(),
  ]
    .slice(0, limit)
    .join('')
    .trimEnd()

/** An IBAN in groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
