/** A declaration in the JSON that TypeDoc writes, with the members that are read here. */
export interface Reflection {
  name: string
  kind: number
  comment?: Comment
  children?: Reflection[]
  signatures?: Reflection[]
  getSignature?: Reflection
  type?: { declaration?: Reflection }
  inheritedFrom?: unknown
}
export type Comment = { summary?: { text: string }[] }
export type Undocumented = { name: string; reason: 'no sentence' | 'repeats itself' }

/** TypeDoc's numbers of what a reader of the reference looks up. */
const documentedKinds = new Set([
  16, // member of an enum
  32, // variable
  64, // function
  128, // class
  256, // interface
  1024, // property
  2048, // method
  262_144, // accessor
  2_097_152, // type
])
const packageOrEntry = new Set([1, 2])

const textOf = (comment: Comment | undefined) => (comment?.summary ?? []).map(({ text }) => text).join('')

const sentenceOf = (reflection: Reflection) =>
  [
    reflection,
    reflection.signatures?.[0],
    reflection.getSignature,
    reflection.type?.declaration?.signatures?.[0],
  ]
    .map((described) => textOf(described?.comment).trim())
    .find((text) => text !== '') ?? ''

/** Words that say nothing by themselves. */
const fillers = new Set('a an and for from in is its of on or that the this to with'.split(' '))

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word))

/** @param path such as `Cart.items` */
export const repeatsName = (sentence: string, path: string) => {
  const named = new Set(wordsOf(path).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]))
  return wordsOf(sentence).every((word) => named.has(word))
}

/** Members of a type; those of a constant are its value. */
const membersOf = ({ kind, children = [], type }: Reflection): readonly Reflection[] =>
  kind === 32 ? [] : [...children, ...(type?.declaration?.children ?? [])]

export const findUndocumented = (api: Reflection): { total: number; missing: readonly Undocumented[] } => {
  const missing: Undocumented[] = []
  let total = 0
  const visit = (reflection: Reflection, owner: string) => {
    const name = owner === '' ? reflection.name : `${owner}.${reflection.name}`
    if (documentedKinds.has(reflection.kind) && reflection.inheritedFrom === undefined) {
      total += 1
      const sentence = sentenceOf(reflection)
      if (sentence === '') missing.push({ name, reason: 'no sentence' })
      else if (repeatsName(sentence, name)) missing.push({ name, reason: 'repeats itself' })
    }
    const inside = reflection.kind === 1 ? '' : name
    for (const member of membersOf(reflection))
      visit(member, packageOrEntry.has(reflection.kind) ? inside : name)
  }
  visit(api, '')
  return { total, missing }
}
