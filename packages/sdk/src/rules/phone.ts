import { readText } from './text'

/** Ten digits after +1, with blanks, dots, hyphens or brackets between [5-13]. */
const northAmerican = /^\+1(?:[\s.()-]*\d){10}$/

/**
 * A phone number as it is shown: `(NNN) NNN-NNNN` for a number of North America [5-13], every other one as it came,
 * without blanks around it; `''` for what is no text.
 */
export function formatPhone(phone: unknown): string {
  const text = readText(phone)
  if (!northAmerican.test(text)) return text
  const digits = text.replace(/\D/g, '')
  return `(${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`
}

/**
 * The `tel:` link of a phone number of the settings: a leading 'Tel:' in any case, all blanks and all invisible
 * characters are left out [3.navigation-and-footer-4], [2.10-11]. `undefined` when no digit is left.
 */
export function phoneHref(phone: unknown): string | undefined {
  const number = readText(phone)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^tel:/i, '')
  return /\d/.test(number) ? `tel:${encodeURI(number)}` : undefined
}
