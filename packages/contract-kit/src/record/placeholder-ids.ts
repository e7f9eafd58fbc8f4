/** Record ids have a digit among their first three characters, the key prefix. */
const recordId = /(?<![0-9A-Za-z])(?=[A-Za-z]{0,2}\d)[0-9A-Za-z]{15}(?:[0-9A-Z]{3})?(?![0-9A-Za-z])/g

/** Whether a text is a record id and nothing else. */
export const isRecordId = (text: string): boolean => text.replace(recordId, '') === '' && text !== ''

/** Replaces record ids. A record always gets the same new id, in its form of 15 and of 18 characters. */
export function createPlaceholderIds(): (text: string) => string {
  const indexes = new Map<string, number>()
  return (text) =>
    text.replace(recordId, (id) => {
      const key = id.slice(0, 15)
      if (/^0+$/.test(key) || /^\d+$/.test(id)) return id
      const index = indexes.get(key) ?? indexes.size + 1
      indexes.set(key, index)
      const placeholder = `${id.slice(0, 3)}XX${String(index).padStart(10, '0')}`
      return id.length === 18 ? placeholder + checkCharacters(placeholder) : placeholder
    })
}

const checkCharacters = (id: string): string =>
  [id.slice(0, 5), id.slice(5, 10), id.slice(10, 15)].map(checkCharacter).join('')

/** Encodes which of five characters are upper case. */
function checkCharacter(five: string): string {
  const index = [...five].reduce((sum, letter, bit) => sum + (/[A-Z]/.test(letter) ? 2 ** bit : 0), 0)
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'.charAt(index)
}
