const maximumLength = 60
const maximumWords = 5
/** Shorter words with digits are paper sizes and units (`A4`, `500mm`); longer ones may be a number of an order or a password. */
const maximumMixedWord = 6

const size = /\d{1,4}(?:[.,]\d+)?(?:\s*(?:mm|cm)?\s*[x×*]\s*\d{1,4}(?:[.,]\d+)?)+/gi
const longNumber = /\d(?:[\s./()+-]*\d){5}/
const address = /@|:\/\/|\bwww\./i

/**
 * A search term as it may be counted: in lower case and on one line. `undefined` for what may be somebody's own: an
 * e-mail or web address, six digits or more such as a telephone number, the number of an order, anything long.
 */
export function reportableTerm(term: string): string | undefined {
  const words = term.toLowerCase().trim().split(/\s+/)
  const text = words.join(' ')
  if (text === '' || text.length > maximumLength || words.length > maximumWords) return undefined
  const rest = text.replace(size, ' ')
  if (address.test(rest) || longNumber.test(rest) || rest.split(' ').some(isMixed)) return undefined
  return text
}

const isMixed = (word: string) =>
  word.length > maximumMixedWord && /\d/.test(word) && /\p{Letter}/u.test(word)
