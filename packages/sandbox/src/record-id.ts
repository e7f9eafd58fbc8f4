// The sandbox keeps record ids of its own, apart from the client's, so that a bug of one shows against the other.

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

/** Whether two record ids, each of 15 or 18 characters, name the same record. */
export const isSameRecord = (a: string, b: string): boolean => a.slice(0, 15) === b.slice(0, 15)

/** The parameters of `substr(id, 1, ?) = ?`, which finds a record by its id of 15 or 18 characters. */
export const idParams = (id: string) => [id.length === 15 ? 15 : 18, id] as const
