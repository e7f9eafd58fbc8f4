/** @typedef {import('./table.mjs').Row} Row */

/** How far a size of the table may be from the measured one: small changes need no new text. */
const toleranceKb = 1

/** The kB that the table of a README gives a row. @param {string} readme @param {string} label */
const statedSize = (readme, label) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${label} `))
  const [, kB] = /\| *([\d.]+) kB *\|$/.exec(row ?? '') ?? []
  return kB === undefined ? undefined : Number(kB)
}

/**
 * What the table of sizes in a README says wrongly, one line each.
 * @param {string} readme
 * @param {readonly Row[]} rows
 */
export const findFalseSizes = (readme, rows) =>
  rows.flatMap(({ entry: { inReadme }, sizes }) => {
    if (inReadme === undefined) return []
    const stated = statedSize(readme, inReadme)
    const measured = Math.max(...Object.values(sizes)) / 1000
    if (stated !== undefined && Math.abs(stated - measured) <= toleranceKb) return []
    return [`README of the sdk: ${inReadme} is ${measured.toFixed(1)} kB, not ${stated ?? 'there'}`]
  })
