/** @typedef {import('./product-use.mjs').Home} Home */
/** @typedef {import('./passed-tests.mjs').PassedTest} PassedTest */

/**
 * @typedef {object} Finding what is known of a clause
 * @property {import('./clauses.mjs').Clause} clause
 * @property {readonly Home[]} homes
 * @property {readonly PassedTest[]} tests those that passed and name it
 * @property {import('./open-list.mjs').OpenEntry} [entry] its line in the list of open ones
 * @property {readonly string[]} [needs] what of later work it waits for
 */

/** @typedef {ReadonlyMap<string, readonly string[]>} SentCalls where each call was sent from */

/** @typedef {{ state: 'covered' | 'open' | 'excused', reasons: readonly string[] }} Judgement */

/** A test of the packed tarball is a use as well: it calls what it tests as a partner does. @param {PassedTest} test */
export const isPackedTest = ({ file }) => file.startsWith('tools/packed/')

const isOfSandbox = (/** @type {Home} */ { file }) => file.startsWith('packages/sandbox/')

/** The homes that count: the twin stands for the platform, so it counts where nothing else is. @param {readonly Home[]} homes */
export const countingHomes = (homes) => {
  const own = homes.filter((home) => !isOfSandbox(home))
  return own.length > 0 ? own : homes
}

/**
 * Why a clause is not in use; undefined where it is.
 * @param {Finding} finding @param {SentCalls} sent
 */
export const whyUnused = ({ clause, homes, tests }, sent) => {
  if (tests.some(isPackedTest)) return undefined
  const calls = clause.kind === 'call' ? [...new Set(homes.flatMap((home) => home.calls))] : []
  if (calls.length > 0) {
    return calls.some((call) => sent.has(call)) ? undefined : `call not sent: ${calls.join(', ')}`
  }
  const counting = countingHomes(homes)
  // What no source names is shown by a test of the whole: of pages as the server sends them, or of all calls.
  if (counting.length === 0 || counting.some(({ isUsed }) => isUsed)) return undefined
  return `no caller: ${[...new Set(counting.map(({ name, file }) => name || file.split('/').at(-1)))].join(', ')}`
}

/**
 * Covered is what a passing test names and something in use carries out.
 * @param {Finding} finding @param {SentCalls} sent @returns {Judgement}
 */
export const judge = (finding, sent) => {
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
