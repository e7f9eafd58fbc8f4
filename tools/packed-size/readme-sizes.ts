/** How far a size of the table may be from the measured one: small changes need no new text. */
const toleranceKb = 1

/** The kB that the table of a README gives an entry. */
const statedSize = (readme: string, name: string) => {
  const rows = readme.replaceAll('`', '').matchAll(/^\| (.+?) +\| +([\d.]+) kB +\|$/gm)
  const row = [...rows].find(([, label]) => label === name)
  return row && Number(row[2])
}

/** What the table of sizes in a README says wrongly: `sizes` are in kB, by entry. */
export const findFalseSizes = (readme: string, sizes: ReadonlyMap<string, number>) =>
  [...sizes].flatMap(([name, measured]) => {
    const stated = statedSize(readme, name)
    if (stated !== undefined && Math.abs(stated - measured) <= toleranceKb) return []
    return [`README of the sdk: ${name} is ${measured.toFixed(1)} kB, not ${stated ?? 'there'}`]
  })
