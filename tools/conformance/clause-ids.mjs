const id = String.raw`\d+(?:\.[a-z0-9-]+?)?-\d+`
const bracket = new RegExp(String.raw`\[(${id}(?:\.\.\d+)?(?:,\s*${id}(?:\.\.\d+)?)*)\]`, 'g')

/** @param {string} part one id, or a range of one section as in 2.1-5..7 */
const expand = (part) => {
  const [, section = '', first = '', last = first] = /^(.*)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? []
  const length = Number(last) - Number(first) + 1
  return Array.from({ length: Math.max(length, 0) }, (_, index) => `${section}-${Number(first) + index}`)
}

/**
 * The clauses that a test's title names in brackets.
 * @param {string} title
 * @returns {string[]}
 */
export const clausesIn = (title) =>
  [...title.matchAll(bracket)].flatMap(([, list = '']) => list.split(/,\s*/).flatMap(expand))

/** @param {string} clause */
export const sectionOf = (clause) => clause.replace(/-\d+$/, '')
