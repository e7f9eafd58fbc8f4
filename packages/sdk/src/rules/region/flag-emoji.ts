/** From a letter to its regional indicator symbol. */
const letterOffset = 0x1f1e6 - 'A'.charCodeAt(0)

/**
 * The flag emoji of a country, made of its two-letter code in any case [2.9-12]; `''` for what is no such code, a
 * region of three digits for instance. Not every system draws it: Windows shows the two letters.
 */
export function flagEmoji(countryCode: unknown): string {
  if (typeof countryCode !== 'string' || !/^[A-Za-z]{2}$/.test(countryCode)) return ''
  const letters = [...countryCode.toUpperCase()]
  return String.fromCodePoint(...letters.map((letter) => letter.charCodeAt(0) + letterOffset))
}
