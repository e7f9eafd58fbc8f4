/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number } }} location
 */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report */
/** @typedef {{ file: string, line: number, code: string, mutator: string, replacement: string }} Survivor */
/** @typedef {{ killed: number, survived: Survivor[] }} Finding */

const noticed = new Set(['Killed', 'Timeout'])
/** Not counted: the mutant was not a valid program. */
const broken = new Set(['CompileError', 'RuntimeError'])

/**
 * Reads a mutation report. A mutant that has no tests, or is disabled, counts as survived.
 * @param {Report} report
 * @returns {Finding}
 */
export const readReport = ({ files }) => {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, source, mutant })),
  )
  const counted = mutants.filter(({ mutant }) => !broken.has(mutant.status))
  const survived = counted.filter(({ mutant }) => !noticed.has(mutant.status))
  return {
    killed: counted.length - survived.length,
    survived: survived.map(({ file, source, mutant: { location, mutatorName, replacement = '' } }) => ({
      file,
      line: location.start.line,
      code: (source.split('\n')[location.start.line - 1] ?? '').trim(),
      mutator: mutatorName,
      replacement: replacement.replace(/\s+/g, ' '),
    })),
  }
}

/** Percentage of mutants that a test noticed; 100 where there are none. @param {Finding} finding */
export const scoreOf = ({ killed, survived }) => {
  const all = killed + survived.length
  return all === 0 ? 100 : (100 * killed) / all
}
