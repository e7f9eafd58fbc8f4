import { basename } from 'node:path'
import { repeatsName } from './find-undocumented.ts'
import { createReader, readOptions, typeEntries } from './type-members.ts'
import type { Undocumented } from './find-undocumented.ts'

/**
 * The members of the built public types of packages that an editor displays without a comment, also where a type is inferred
 * from a schema or nested in another.
 */
export const findBareMembers = (
  folders: readonly string[],
): { total: number; missing: readonly Undocumented[] } => {
  /** By the place of its declaration. */
  const found: Map<string, Undocumented | undefined> = new Map()
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

const reasonFor = ({ name, comment }: { name: string; comment: string }) => {
  if (comment === '') return 'no sentence'
  return repeatsName(comment, name) ? 'repeats itself' : undefined
}
