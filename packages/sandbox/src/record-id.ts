const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

/**
 * Makes the 18-character form of a 15-character record id: each of the three check characters stands for the
 * upper-case letters of five characters.
 */
export function withCheckCharacters(id15: string): string {
  const blocks = [id15.slice(0, 5), id15.slice(5, 10), id15.slice(10, 15)]
  return id15 + blocks.map(checkCharacter).join('')
}

function checkCharacter(block: string): string {
  const bits = [...block].reduce((sum, letter, index) => sum + (/[A-Z]/.test(letter) ? 2 ** index : 0), 0)
  return checkLetters.charAt(bits)
}

/** The first 15 characters: what makes two spellings of one record id equal. */
export const recordKey = (id: string): string => id.slice(0, 15)
