/**
 * The remainder that check digits by ISO 7064 (MOD 97-10) bring to 1. Digits and capitals only; letters count as 10 to
 * 35.
 */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}
