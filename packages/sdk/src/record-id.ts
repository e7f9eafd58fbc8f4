const fifteen = /^[A-Za-z0-9]{15}$/
const checkAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

/**
 * The 18-character form of a 15-character record id: three check characters encode which letters are capitals.
 * Anything else, an id of 18 characters included, is returned unchanged.
 */
export function toRecordId18(id: string): string {
  if (typeof id !== 'string' || !fifteen.test(id)) return id
  return id + checkCharacter(id.slice(0, 5)) + checkCharacter(id.slice(5, 10)) + checkCharacter(id.slice(10))
}

/** Whether a text is a record id: 15 letters and digits, or 18 whose check characters are right. */
export function isRecordId(id: string): boolean {
  if (typeof id !== 'string') return false
  return fifteen.test(id) || (id.length === 18 && toRecordId18(id.slice(0, 15)) === id)
}

/**
 * Whether two texts identify the same record: equal texts, or two valid record ids (15 or 18 characters)
 * whose first 15 characters agree.
 */
export function isSameRecordId(a: string, b: string): boolean {
  if (a === b) return true
  return isRecordId(a) && isRecordId(b) && a.slice(0, 15) === b.slice(0, 15)
}

/** Whether an account id means "no account": fifteen or eighteen zeros. */
export function isNoAccount(id: string): boolean {
  return /^(?:0{15}|0{18})$/.test(id)
}

function checkCharacter(five: string): string {
  const bits = [...five].reduce((sum, letter, index) => sum + (/[A-Z]/.test(letter) ? 1 << index : 0), 0)
  return checkAlphabet.charAt(bits)
}
