/** A table of texts, nested by subject. */
export interface TextTable {
  readonly [key: string]: string | TextTable
}

/** What the typesetter of a language replaces. */
type Replacements = readonly (readonly [RegExp, string])[]

/** German of Germany into German of Switzerland: ss, «…», and the words that the two say differently. */
const swissGerman: Replacements = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bauf Lager\b/g, 'an Lager'],
  [/\bGesamt\b/g, 'Total'],
  [/MwSt\./g, 'MWST'],
  [/(\d),(?=\d)/g, '$1.'],
]

/** A narrow blank that never breaks stands before ; : ! ? and inside « », a wider one before %. */
const french: Replacements = [
  [/[ \u00a0](?=[;:!?»])/g, '\u202f'],
  [/«[ \u00a0]/g, '«\u202f'],
  [/ (?=%)/g, '\u00a0'],
]

/** The same texts, written for Germany, in the German of Switzerland. */
export const toSwissGerman = (texts: TextTable): TextTable => replaceAll(texts, swissGerman)

/** The same texts with the blanks of French typography where they have ordinary ones. */
export const toFrenchTypography = (texts: TextTable): TextTable => replaceAll(texts, french)

const replaceAll = (texts: TextTable, replacements: Replacements): TextTable =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? replacements.reduce((current, [from, to]) => current.replace(from, to), text)
        : replaceAll(text, replacements),
    ]),
  )

/** Lays one table over another: what the second has wins, what it lacks stays. */
export function mergeTexts(base: TextTable, over: TextTable): TextTable {
  const merged: Record<string, string | TextTable> = { ...base }
  for (const [key, text] of Object.entries(over)) {
    const current = merged[key]
    merged[key] = typeof text === 'object' && typeof current === 'object' ? mergeTexts(current, text) : text
  }
  return merged
}
