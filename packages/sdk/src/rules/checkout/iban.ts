import { ShopError } from '../../errors/errors'
import { mod97 } from '../mod-97'

/**
 * How long an IBAN of each country of SEPA is (ISO 13616). Transfers to countries outside the European Economic Area, the
 * second list, need a BIC.
 */
const inside =
  'AT20BE16BG22CY28CZ24DE22DK18EE20ES24FI18FR27GR27HR21HU28IE22IS26IT27LI21LT20LU20LV21MT31NL18NO15PL28PT25RO24SE24SI19SK24'
const outside = 'AD24AL28CH21GB22GI23MC27MD24ME22MK19RS22SM27VA22'

/** Whether transfers to the IBAN's country need no BIC: those of the European Economic Area. */
export const isInEconomicArea = (iban: string): boolean => inside.includes(iban.slice(0, 2))

/** Throws `INVALID_OPTION` unless it is an IBAN of SEPA whose check digits are right. */
export function requireIban(iban: string): void {
  const isWritten = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)
  if (!isWritten || !`${inside}${outside}`.includes(iban.slice(0, 2) + iban.length))
    throw new ShopError(
      'INVALID_OPTION',
      'receiver.iban: an IBAN of SEPA in capitals without blanks is needed',
    )
  if (!hasCheckDigits(iban))
    throw new ShopError('INVALID_OPTION', 'receiver.iban: its check digits are wrong')
}

/** Whether check digits in third and fourth place fit, as in an IBAN and in a reference by ISO 11649. */
export const hasCheckDigits = (text: string): boolean => mod97(text.slice(4) + text.slice(0, 4)) === 1

/** Whether a bank in Switzerland or Liechtenstein has the account. */
export const isSwissIban = (iban: string): boolean => /^(?:CH|LI)/.test(iban)

/** Whether a Swiss account takes only transfers with a QR reference: its bank has a number from 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d{2}3[01]/.test(iban)
