/** @typedef {import('./product-use.mjs').SourceReference} SourceReference */
/** @typedef {import('./passed-tests.mjs').PassedTest} PassedTest */

/**
 * @typedef {object} Finding everything about a clause
 * @property {import('./clauses.mjs').Clause} clause
 * @property {readonly SourceReference[]} references
 * @property {readonly PassedTest[]} tests passed tests that name it
 * @property {import('./open-list.mjs').OpenEntry} [entry] its line in the list of open ones
 * @property {readonly string[]} [needs] later work that it waits for
 */

/** @typedef {ReadonlyMap<string, readonly string[]>} SentCalls the origins of each call */

/** @typedef {{ state: 'covered' | 'open' | 'excused', reasons: readonly string[] }} Evaluation */

/** A test of the packed tarball counts as a use: it calls the package like a partner. @param {PassedTest} test */
export const isPackedTest = ({ file }) => file.startsWith('packages/sdk/packed-tests/')

const isOfSandbox = (/** @type {SourceReference} */ { file }) => file.startsWith('packages/sandbox/')

/** The references that count: the sandbox stands for the platform, so it counts only if there is nothing else. @param {readonly SourceReference[]} references */
export const countingReferences = (references) => {
  const own = references.filter((reference) => !isOfSandbox(reference))
  return own.length > 0 ? own : references
}

/**
 * Why a clause is not used; undefined if it is.
 * @param {Finding} finding @param {SentCalls} sent
 */
export const whyUnused = ({ clause, references, tests }, sent) => {
  if (tests.some(isPackedTest)) return undefined
  const calls = clause.kind === 'call' ? [...new Set(references.flatMap((reference) => reference.calls))] : []
  if (calls.length > 0) {
    return calls.some((call) => sent.has(call)) ? undefined : `call not sent: ${calls.join(', ')}`
  }
  const counting = countingReferences(references)
  // Without a source the clause is shown by a test of whole pages, or of all calls.
  if (counting.length === 0 || counting.some(({ isUsed }) => isUsed)) return undefined
  return `no caller: ${[...new Set(counting.map(({ name, file }) => name || file.split('/').at(-1)))].join(', ')}`
}

/**
 * A clause is covered if a passing test names it and used code implements it.
 * @param {Finding} finding @param {SentCalls} sent @returns {Evaluation}
 */
export const evaluate = (finding, sent) => {
  const { clause, tests, entry, needs = [] } = finding
  const unused = whyUnused(finding, sent)
  const reasons = [
    ...(tests.length === 0 ? ['no test'] : []),
    ...(unused === undefined ? [] : [unused]),
    ...(entry === undefined ? [] : [entry.reason]),
    ...needs.map((need) => `waits for ${need}`),
  ]
  if (reasons.length === 0) return { state: 'covered', reasons }
  return clause.kind === 'excused' && entry === undefined && needs.length === 0
    ? { state: 'excused', reasons: [] }
    : { state: 'open', reasons }
}
