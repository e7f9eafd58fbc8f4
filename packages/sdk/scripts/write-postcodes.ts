// Writes packages/sdk/src/postcodes/postcode-ranges.ts from open data, which packages/sdk/src/postcodes/SOURCES.md names:
// node packages/sdk/scripts/write-postcodes.ts AMTOVZ_CSV_WGS84.csv zipcodes.ch.csv zipcodes.de.csv
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const target = join(import.meta.dirname, '../src/postcodes/postcode-ranges.ts')
const [official, swiss, german] = process.argv.slice(2)
if (!official || !swiss || !german)
  throw new Error('usage: node packages/sdk/scripts/write-postcodes.ts SWISSTOPO.csv CH.csv DE.csv')

/** The Länder as the places are filed under them, in German or in English. */
const states = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Bavaria: 'BY',
  Berlin: 'BE',
  'Land Berlin': 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  'Mecklenburg-Western Pomerania': 'MV',
  Niedersachsen: 'NI',
  'Lower Saxony': 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  Saxony: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Saxony-Anhalt': 'ST',
  'Schleswig-Holstein': 'SH',
  Thüringen: 'TH',
  Thuringia: 'TH',
}

const rowsOf = (file: string, separator: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    // A quoted name may contain the separator.
    .map((line) => line.replace(/"[^"]*"/g, '').split(separator))

/** subdivisions by postcode */
type Places = Map<string, Set<string>>

const toPlaces = (pairs: readonly (readonly [string | undefined, string | undefined])[]): Places => {
  const places: Places = new Map()
  for (const [postcode, subdivision] of pairs) {
    if (!postcode || !subdivision) continue
    places.set(postcode, (places.get(postcode) ?? new Set()).add(subdivision))
  }
  return places
}

const stateCode = (state: string | undefined) => {
  if (!state) return undefined
  const code = Object.entries(states).find(([name]) => name === state)?.[1]
  if (code === undefined) throw new Error(`unknown Land: ${state}`)
  return code
}

/** The first postcode of each run with the same subdivisions. */
const toRanges = (places: Places) => {
  let last = ''
  return [...places]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([postcode, found]) => {
      const subdivisions = [...found].sort().join('+')
      if (subdivisions === last) return []
      last = subdivisions
      return [postcode + subdivisions]
    })
}

const toLines = (ranges: readonly string[]) => {
  const lines: string[] = []
  for (const range of ranges) {
    const line = lines.pop()
    if (line === undefined) lines.push(range)
    else if (line.length + range.length > 100) lines.push(line, range)
    else lines.push(`${line} ${range}`)
  }
  return lines.map((line) => `  ${line}`).join('\n')
}

// The official register has no postcodes of boxes and big customers; those of places it knows better.
const ch = new Map([
  ...toPlaces(
    rowsOf(swiss, ',').map(([country, postcode, , , canton]) => [country === 'CH' ? postcode : '', canton]),
  ),
  ...toPlaces(rowsOf(official, ';').map(([, postcode, , , , canton]) => [postcode, canton])),
])
const de = toPlaces(rowsOf(german, ',').map(([, postcode, , state]) => [postcode, stateCode(state)]))

writeFileSync(
  target,
  `/**
 * The first postcode of each run of postcodes in the same cantons or Länder, with their codes. Written by packages/sdk/scripts/write-postcodes.ts
 * from data of the Federal Office of Topography swisstopo and of GeoNames (CC BY 4.0); see SOURCES.md.
 */
export const postcodeRanges: Readonly<Record<string, string>> = {
  CH: \`
${toLines(toRanges(ch))}
\`,
  DE: \`
${toLines(toRanges(de))}
\`,
}
`,
)
