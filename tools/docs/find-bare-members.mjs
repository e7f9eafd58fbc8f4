import { basename } from 'node:path'
import { repeatsName } from './find-undocumented.mjs'
import { createReader, readOptions, typeEntries } from './type-members.mjs'

/** @typedef {import('./find-undocumented.mjs').Undocumented} Undocumented */

/**
 * The members of the built public types of packages that an editor displays without a comment, also where a type is inferred
 * from a schema or nested in another.
 * @param {readonly string[]} folders
 * @returns {{ total: number, missing: readonly Undocumented[] }}
 */
export const findBareMembers = (folders) => {
  /** By the place of its declaration. @type {Map<string, Undocumented | undefined>} */
  const found = new Map()
  for (const folder of folders) {
    const entries = typeEntries(folder, 'built')
    const { membersOf } = createReader(entries, readOptions(folder, 'built'))
    for (const { name, comment, declarations } of entries.flatMap(membersOf)) {
      const [declaration] = declarations
      const place = `${declaration?.getSourceFile().fileName} ${declaration?.pos}`
      const reason = reasonFor({ name, comment })
      if (!found.has(place)) found.set(place, reason && { name: `${basename(folder)}: ${name}`, reason })
    }
  }
  const missing = [...found.values()].filter((each) => each !== undefined)
  return { total: found.size, missing }
}

/** @param {{ name: string, comment: string }} member */
const reasonFor = ({ name, comment }) => {
  if (comment === '') return 'no sentence'
  return repeatsName(comment, name) ? 'repeats itself' : undefined
}
