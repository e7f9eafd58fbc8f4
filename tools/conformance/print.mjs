import { sectionOf } from './clause-ids.mjs'
import { drawSample, isTestedOutside } from './sample.mjs'

/** @typedef {import('./page.mjs').Row} Row */

/** The open clauses by section, and why. @param {readonly Row[]} rows */
export const printOpen = (rows) => {
  const open = rows.filter(({ state }) => state === 'open')
  for (const section of new Set(open.map(({ clause }) => sectionOf(clause.id)))) {
    console.log(`\n${section}`)
    for (const { clause, reasons } of open.filter((row) => sectionOf(row.clause.id) === section)) {
      console.log(`  ${clause.id}  ${clause.kind}  ${clause.phrase}\n    ${reasons.join('\n    ')}`)
    }
  }
}

/**
 * The requests that were sent and are not in the contract.
 * @param {readonly string[]} requests `METHOD path`
 */
export const printUnmatched = (requests) => {
  if (requests.length === 0) return
  console.log(`\nSent, but not in the contract:\n  ${requests.join('\n  ')}`)
}

/** The covered clauses that a seed draws, with the tests to run. @param {readonly Row[]} rows @param {{ count: number, seed: number, outside?: string | undefined }} draw */
export const printSample = (rows, { count, seed, outside }) => {
  const eligible = rows.filter((row) => row.state === 'covered' && isTestedOutside(row, outside))
  for (const { clause, references, tests } of drawSample(eligible, { count, seed })) {
    const locations = [
      ...new Set(references.map(({ file, name }) => (name === '' ? file : `${file} ${name}`))),
    ]
    const files = [...new Set(tests.map(({ file }) => file))].sort()
    console.log(
      `\n${clause.id}  ${clause.phrase}\n  in     ${locations.join(', ')}\n  tested ${files.join(', ')}`,
    )
  }
}
