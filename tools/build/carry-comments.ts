// Adds the comments of inferred types to the built declarations of a package: `node tools/build/carry-comments.ts`, in its
// folder. The compiler writes the type of a schema member by member, but leaves their comments out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { createReader, readOptions, typeEntries } from '../docs/type-members.ts'
import type { Member } from '../docs/type-members.ts'

const folder = process.cwd()

/** Names are unique within an entry. */
const read = (kind: 'sources' | 'built'): readonly (Member & { key: string })[] => {
  const entries = typeEntries(folder, kind)
  const { membersOf } = createReader(entries, readOptions(folder, kind))
  return entries.flatMap((entry, index) =>
    membersOf(entry).map((member) => ({ ...member, key: `${index} ${member.name}` })),
  )
}

const commentIn = ({ declarations }: Member) =>
  declarations
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(declaration))
    .filter(ts.isJSDoc)
    .at(0)
    ?.getText()

/** By key; without those whose kinds are described differently. */
const comments: Map<string, string | undefined> = new Map()
for (const member of read('sources')) {
  const comment = commentIn(member)
  if (comment === undefined) continue
  const isOther = comments.has(member.key) && comments.get(member.key) !== comment
  comments.set(member.key, isOther ? undefined : comment)
}

/** by file and position */
const insertions: Map<string, Map<number, string>> = new Map()
for (const member of read('built')) {
  const comment = comments.get(member.key)
  if (member.comment !== '' || comment === undefined) continue
  for (const declaration of member.declarations) {
    const file = declaration.getSourceFile().fileName
    if (!file.startsWith(join(folder, 'dist'))) continue
    const positions = insertions.get(file) ?? new Map()
    insertions.set(file, positions.set(declaration.getStart(), comment))
  }
}

/** The blanks before a position. */
const indentAt = (text: string, position: number) => /[ \t]*$/.exec(text.slice(0, position))?.[0] ?? ''

for (const [file, positions] of insertions) {
  let text = readFileSync(file, 'utf8')
  for (const [position, comment] of [...positions].sort(([a], [b]) => b - a)) {
    const indent = indentAt(text, position)
    const lines = comment.split('\n').map((line) => line.trim())
    const block = lines.map((line, index) => (index === 0 ? line : `${indent} ${line}`)).join('\n')
    text = `${text.slice(0, position)}${block}\n${indent}${text.slice(position)}`
  }
  writeFileSync(file, text)
}
