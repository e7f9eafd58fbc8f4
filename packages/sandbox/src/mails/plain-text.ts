/** The maximum length of free text in a mail, in characters, unless it has to be repeated in full. */
const usualLength = 80

/** What mail programs turn into links, anywhere in a word. */
const addresses: readonly RegExp[] = [
  /@|\/\/|http|www/iu,
  /(?:mailto|tel|sms|callto):/iu,
  // A name and its domain, also with an ideographic full stop.
  /\S[.\u3002]\p{L}[\p{L}\p{M}\p{N}-]/u,
  /\d+\.\d+\.\d+\.\d+/u,
]

/**
 * Free text that a mail to someone else may repeat: one line of at most 80 characters, without invisible characters and
 * addresses. `…` marks what was removed.
 */
export function toPlainText(text: string, maximumLength: number = usualLength): string {
  const words = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .split(/[\s\p{C}\p{Z}<>]+/u)
    .filter((word) => word !== '')
  const line = words.map(withoutAddress).join(' ')
  const characters = Array.from(line)
  return characters.length <= maximumLength
    ? line
    : `${characters
        .slice(0, maximumLength - 1)
        .join('')
        .trimEnd()}…`
}

/** `St.Gallen` is written without a blank by many, and none of its parts is an address. */
const abbreviated = /^(\p{L}{1,3}\.)(\p{Lu}\p{Ll}+[,.]?)$/u

function withoutAddress(word: string): string {
  if (!isAddress(word)) return word
  const [, short = '', name = ''] = abbreviated.exec(word) ?? []
  return short === '' || isAddress(short) ? '…' : `${short} ${name}`
}

const isAddress = (word: string): boolean => addresses.some((address) => address.test(word))
