/** A table of texts, nested by subject. */
export interface TextTable {
  readonly [key: string]: string | TextTable
}

/** The same texts in Swiss spelling: no ß. */
export function toSwissSpelling(texts: TextTable): TextTable {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('ß', 'ss') : toSwissSpelling(text),
    ]),
  )
}

/** Lays one table over another: what the second has wins, what it lacks stays. */
export function mergeTexts(base: TextTable, over: TextTable): TextTable {
  const merged: Record<string, string | TextTable> = { ...base }
  for (const [key, text] of Object.entries(over)) {
    const present = merged[key]
    merged[key] = typeof text === 'object' && typeof present === 'object' ? mergeTexts(present, text) : text
  }
  return merged
}
