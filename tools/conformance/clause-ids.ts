const id = String.raw`\d+(?:\.[a-z0-9-]+?)?-\d+`
const bracket = new RegExp(String.raw`\[(${id}(?:\.\.\d+)?(?:,\s*${id}(?:\.\.\d+)?)*)\]`, 'g')

/** @param part one id, or a range of one section as in 2.1-5..7 */
const expand = (part: string) => {
  const [, section = '', first = '', last = first] = /^(.*)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? []
  const length = Number(last) - Number(first) + 1
  return Array.from({ length: Math.max(length, 0) }, (_, index) => `${section}-${Number(first) + index}`)
}

/** The clauses that a test's title names in brackets. */
export const clausesIn = (title: string): string[] =>
  [...title.matchAll(bracket)].flatMap(([, list = '']) => list.split(/,\s*/).flatMap(expand))

export const sectionOf = (clause: string) => clause.replace(/-\d+$/, '')
