/** From a letter to its regional indicator symbol. */
const letterOffset = 0x1f1e6 - 'A'.charCodeAt(0)

/**
 * The flag emoji for a two-letter country code in any case; `''` for anything else, such as a three-digit region.
 * Not every system draws it: Windows shows the two letters.
 */
export function flagEmoji(countryCode: unknown): string {
  if (typeof countryCode !== 'string' || !/^[A-Za-z]{2}$/.test(countryCode)) return ''
  const letters = [...countryCode.toUpperCase()]
  return String.fromCodePoint(...letters.map((letter) => letter.charCodeAt(0) + letterOffset))
}
