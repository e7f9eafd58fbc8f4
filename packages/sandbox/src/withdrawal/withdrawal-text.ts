/** How long a stranger's text may be in a mail, in characters. */
const longest = 80

/** What mail programs make a link of, wherever it stands in a word. */
const addresses: readonly RegExp[] = [
  /@|\/\/|http|www/iu,
  /(?:mailto|tel|sms|callto):/iu,
  // A name and its domain, with the full stops that addresses know.
  /\S[.\u3002]\p{L}[\p{L}\p{M}\p{N}-]/u,
  /\d+\.\d+\.\d+\.\d+/u,
]

/**
 * A stranger's text as a mail to another stranger may repeat it: one line of at most 80 characters, without signs that
 * nobody sees and without addresses. `…` stands where something was left out.
 */
export function toPlainText(text: string): string {
  const words = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .split(/[\s\p{C}\p{Z}<>]+/u)
    .filter((word) => word !== '')
  const line = words.map((word) => (isAddress(word) ? '…' : word)).join(' ')
  const characters = Array.from(line)
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

const isAddress = (word: string): boolean => addresses.some((address) => address.test(word))
