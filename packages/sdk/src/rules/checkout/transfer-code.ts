import { europeanLines } from './european-code'
import { isSwissIban, requireIban } from './iban'
import { swissLines } from './swiss-code'
import type { Transfer } from './transfer'

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
