import { readText } from '../text'

/**
 * What can be said of a VAT id without asking anybody. `checkDigit`: it looks right, but its check digit does not
 * agree; that is a warning and never blocks, because tax offices have handed out such numbers.
 */
export type VatIdFinding = 'plausible' | 'checkDigit' | 'format'

/**
 * The custom field in which an address carries its VAT id, and the name of the pair of `paymentsData` that carries the
 * one of an invoice: the platform has no member for it.
 */
export const vatIdField = 'VatId__c'

/** A VAT id as it was read. */
export interface VatIdReading {
  /** In capitals, without blanks around it; empty for what is no text. */
  readonly vatId: string
  readonly finding: VatIdFinding
}

/**
 * The VAT id that somebody typed, in either case and with blanks around it, and what is to be said of it. Its prefix
 * says its country, wherever the goods go: one of Switzerland (Liechtenstein's too), Germany, the Netherlands,
 * Belgium and Luxembourg is judged with its check digit, one of another member state of the European Union by its
 * general form. Only the register can say that it is valid.
 */
export function readVatId(text: unknown): VatIdReading {
  const typed = readText(text)
  const vatId = typed.toUpperCase()
  // The letters as typed: upper case would make look-alikes such as ſ and ı into those of the pattern.
  const kind = kinds.find(({ pattern }) => pattern.test(typed))
  if (kind === undefined) return { vatId, finding: 'format' }
  return { vatId, finding: kind.isRight(vatId.replace(/\D/g, ''), vatId) ? 'plausible' : 'checkDigit' }
}

interface VatIdKind {
  readonly pattern: RegExp
  readonly isRight: (digits: string, vatId: string) => boolean
}

/** Formats and check digits of `domain.md` 6. The Netherlands have two kinds, which look the same. */
const kinds: readonly VatIdKind[] = [
  {
    pattern: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?: ?(?:MWST|TVA|IVA))?$/i,
    isRight: (digits) => isElevenfold(digits, [5, 4, 3, 2, 7, 6, 5, 4, 1]),
  },
  { pattern: /^DE[1-9]\d{8}$/i, isRight: isIso7064 },
  {
    pattern: /^NL\d{9}B\d{2}$/i,
    isRight: (digits, vatId) => mod97(vatId) === 1 || isElevenfold(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]),
  },
  {
    pattern: /^BE[01]\d{9}$/i,
    isRight: (digits) => Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97),
  },
  {
    pattern: /^LU\d{8}$/i,
    isRight: (digits) => Number(digits.slice(6)) === Number(digits.slice(0, 6)) % 89,
  },
  {
    // The other member states; Greece writes EL. Their check digits are not known here.
    pattern: /^(?:AT|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LV|MT|PL|PT|RO|SE|SI|SK)[A-Z\d]{2,12}$/i,
    isRight: () => true,
  },
]

/** The weighted digits come to a multiple of 11. A check that would be 10 has no digit, so that none is right. */
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

/** Letters count as 10 to 35. */
function mod97(vatId: string): number {
  const digits = vatId.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
