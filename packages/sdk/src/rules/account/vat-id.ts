import { mod97 } from '../mod-97'
import { readText } from '../text'

/**
 * What can be said of a VAT id offline. `checkDigit`: the format is right but the check digit is wrong. That is
 * only a warning and never blocks, because tax offices have issued such numbers.
 */
export type VatIdFinding = 'plausible' | 'checkDigit' | 'format'

/**
 * The custom field that carries the VAT id of an address, and the `paymentsData` name for an invoice. The platform
 * has no member of its own for it.
 */
export const vatIdField = 'VatId__c'

/** A VAT id as entered, and what is wrong with it. */
export interface VatIdReading {
  /** Upper case and trimmed; `''` if it is not a string. */
  readonly vatId: string
  /** `format` for a text that no country uses as a VAT id. */
  readonly finding: VatIdFinding
}

/**
 * Checks an entered VAT id, in either case. Its prefix names the country, independent of the delivery country: for
 * Switzerland (and Liechtenstein), Germany, the Netherlands, Belgium and Luxembourg the check digit is tested, for
 * the other EU member states the general format. Only the official register can confirm that it is valid.
 */
export function readVatId(text: unknown): VatIdReading {
  const entered = readText(text)
  const vatId = entered.toUpperCase()
  // Matched before upper-casing, which would turn look-alikes such as ſ and ı into letters of the pattern.
  const kind = kinds.find(({ pattern }) => pattern.test(entered))
  if (kind === undefined) return { vatId, finding: 'format' }
  return {
    vatId,
    finding: kind.hasValidCheckDigit(vatId.replace(/\D/g, ''), vatId) ? 'plausible' : 'checkDigit',
  }
}

interface VatIdKind {
  readonly pattern: RegExp
  readonly hasValidCheckDigit: (digits: string, vatId: string) => boolean
}

/** Formats and check digits by country. The two Dutch kinds look alike. */
const kinds: readonly VatIdKind[] = [
  {
    pattern: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?: ?(?:MWST|TVA|IVA))?$/i,
    hasValidCheckDigit: (digits) => isElevenfold(digits, [5, 4, 3, 2, 7, 6, 5, 4, 1]),
  },
  { pattern: /^DE[1-9]\d{8}$/i, hasValidCheckDigit: isIso7064 },
  {
    pattern: /^NL\d{9}B\d{2}$/i,
    hasValidCheckDigit: (digits, vatId) =>
      mod97(vatId) === 1 || isElevenfold(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]),
  },
  {
    pattern: /^BE[01]\d{9}$/i,
    hasValidCheckDigit: (digits) => Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97),
  },
  {
    pattern: /^LU\d{8}$/i,
    hasValidCheckDigit: (digits) => Number(digits.slice(6)) === Number(digits.slice(0, 6)) % 89,
  },
  {
    // The other member states; Greece uses EL. Their check digits are not tested.
    pattern: /^(?:AT|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LV|MT|PL|PT|RO|SE|SI|SK)[A-Z\d]{2,12}$/i,
    hasValidCheckDigit: () => true,
  },
]

/** The weighted digit sum is a multiple of 11. If the check digit would have to be 10, no number is valid. */
function isElevenfold(digits: string, weights: readonly number[]): boolean {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0
}

/** ISO 7064, MOD 11,10. */
function isIso7064(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}
