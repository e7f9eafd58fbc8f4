import type { Clause } from './clauses.ts'
import type { PassedTest } from './passed-tests.ts'
import type { Source } from './source-use.ts'

export interface Finding {
  clause: Clause
  sources: readonly (Source & { isUsed: boolean })[]
  /** that passed and name it */
  tests: readonly PassedTest[]
}

export interface Evaluation {
  state: 'covered' | 'open' | 'excused'
  /** why it is open */
  reasons: readonly string[]
}

/** @param calls of the contract, and whether each was sent */
const findUnsent = ({ clause, sources }: Finding, calls: ReadonlyMap<string, boolean>) => {
  const own = clause.kind === 'call' ? sources.map(({ name }) => name).filter((name) => calls.has(name)) : []
  return own.some((name) => calls.get(name)) || own.length === 0 ? [] : [`call not sent: ${own.join(', ')}`]
}

const findUnused = ({ sources, tests }: Finding) => {
  // They use the package like a partner.
  if (tests.some(({ isOfPackage }) => isOfPackage)) return []
  const unused = sources.filter(({ isUsed }) => !isUsed).map(({ file, name }) => `${file} ${name}`.trim())
  return unused.length === 0 ? [] : [`not used by the shop: ${unused.join(', ')}`]
}

/**
 * A clause is covered if a passing test names it, and the shop uses its sources and sends its calls.
 * @param calls of the contract, and whether each was sent
 */
export const evaluate = (finding: Finding, calls: ReadonlyMap<string, boolean>): Evaluation => {
  const { clause, sources, tests } = finding
  const reasons = [
    ...(tests.length === 0 ? ['no test'] : []),
    ...(sources.length === 0 ? ['no source in docs/clause-sources.tsv'] : []),
    ...findUnsent(finding, calls),
    ...findUnused(finding),
  ]
  if (reasons.length === 0) return { state: 'covered', reasons }
  return clause.kind === 'excused' ? { state: 'excused', reasons: [] } : { state: 'open', reasons }
}
