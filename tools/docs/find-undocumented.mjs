/**
 * A declaration in the JSON that TypeDoc writes, with the members that are read here.
 * @typedef {object} Reflection
 * @property {string} name
 * @property {number} kind
 * @property {Comment} [comment]
 * @property {Reflection[]} [children]
 * @property {Reflection[]} [signatures]
 * @property {Reflection} [getSignature]
 * @property {{ declaration?: Reflection }} [type]
 * @property {unknown} [inheritedFrom]
 */
/** @typedef {{ summary?: { text: string }[] }} Comment */
/** @typedef {{ name: string, reason: 'no sentence' | 'repeats itself' }} Undocumented */

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

/** @param {Comment | undefined} comment */
const textOf = (comment) => (comment?.summary ?? []).map(({ text }) => text).join('')

/** @param {Reflection} reflection */
const sentenceOf = (reflection) =>
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

/** @param {string} text */
const wordsOf = (text) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word))

/** @param {string} sentence @param {string} path such as `Cart.items` */
export const repeatsName = (sentence, path) => {
  const named = new Set(wordsOf(path).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]))
  return wordsOf(sentence).every((word) => named.has(word))
}

/** Members of a type; those of a constant are its value. @param {Reflection} reflection @returns {readonly Reflection[]} */
const membersOf = ({ kind, children = [], type }) =>
  kind === 32 ? [] : [...children, ...(type?.declaration?.children ?? [])]

/**
 * @param {Reflection} api
 * @returns {{ total: number, missing: readonly Undocumented[] }}
 */
export const findUndocumented = (api) => {
  /** @type {Undocumented[]} */
  const missing = []
  let total = 0
  /** @param {Reflection} reflection @param {string} owner */
  const visit = (reflection, owner) => {
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
