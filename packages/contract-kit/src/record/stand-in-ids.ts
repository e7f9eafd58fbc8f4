/** Record ids have a digit among their first three characters, which say what kind of record it is. */
const recordId = /(?<![0-9A-Za-z])(?=[A-Za-z]{0,2}\d)[0-9A-Za-z]{15}(?:[0-9A-Z]{3})?(?![0-9A-Za-z])/g

/** Whether a text is nothing but the id of a record. */
export const isRecordId = (text: string): boolean => text.replace(recordId, '') === '' && text !== ''

/** Gives every record another id: the same one each time, whether it comes with 15 or with 18 characters. */
export function createStandInIds(): (text: string) => string {
  const locations = new Map<string, number>()
  return (text) =>
    text.replace(recordId, (id) => {
      const key = id.slice(0, 15)
      if (/^0+$/.test(key) || /^\d+$/.test(id)) return id
      const index = locations.get(key) ?? locations.size + 1
      locations.set(key, index)
      const standIn = `${id.slice(0, 3)}XX${String(index).padStart(10, '0')}`
      return id.length === 18 ? standIn + checkCharacters(standIn) : standIn
    })
}

const checkCharacters = (id: string): string =>
  [id.slice(0, 5), id.slice(5, 10), id.slice(10, 15)].map(checkCharacter).join('')

/** Says which of five characters are capitals. */
function checkCharacter(five: string): string {
  const index = [...five].reduce((sum, letter, bit) => sum + (/[A-Z]/.test(letter) ? 2 ** bit : 0), 0)
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'.charAt(index)
}
