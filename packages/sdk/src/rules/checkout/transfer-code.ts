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

const longestMessage = 140
const longestName = 70

/**
 * The text of the code that banking apps read: the Swiss QR code for an account in Switzerland or Liechtenstein (SPC 0200,
 * for any message), otherwise the one of the European Payments Council (BCD 002). Their lines are fixed; nothing can add
 * one, because line breaks become blanks.
 */
export function transferCodeText(transfer: Transfer): string {
  const isSwiss = /^(?:CH|LI)/.test(transfer.receiver.iban)
  return (isSwiss ? swissLines(transfer) : europeanLines(transfer)).map(inOneLine).join('\n')
}

function swissLines({ amount, currencyCode, message, receiver }: Transfer): readonly string[] {
  const { iban, holder, street, houseNumber, postalCode, city, countryCode } = receiver
  const nobody = Array.from({ length: 7 }, () => '')
  return [
    ...['SPC', '0200', '1', iban],
    ...['S', holder.slice(0, longestName), street, houseNumber, postalCode, city, countryCode],
    ...nobody,
    ...[amount, currencyCode],
    ...nobody,
    ...['NON', '', message.slice(0, longestMessage), 'EPD'],
  ]
}

function europeanLines({ amount, currencyCode, message, receiver }: Transfer): readonly string[] {
  const { iban, bic, holder } = receiver
  return [
    ...['BCD', '002', '1', 'SCT', bic, holder.slice(0, longestName), iban],
    ...[`${currencyCode}${amount}`, '', '', message.slice(0, longestMessage)],
  ]
}

const inOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()

/** An IBAN in groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
