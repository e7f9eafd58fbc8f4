/** The first that a line has, separates it: a comma may also be in a price, and a semicolon in nothing. */
const delimiters = ['\t', ';', '|', ',']

/** What separates the cells of a line, outside quotes; `undefined` where nothing does. */
export function lineDelimiter(line: string): string | undefined {
  const plain = line.replace(/"(?:[^"]|"")*"/g, '')
  return delimiters.find((delimiter) => plain.includes(delimiter))
}

/** What separates most of these lines. */
export function commonDelimiter(lines: readonly string[]): string {
  const found = lines.map(lineDelimiter)
  const counts = delimiters.map((delimiter) => found.filter((each) => each === delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}

/** The delimiter that a spreadsheet names in a line of its own, `sep=;`, which it does not show. */
export const declaredDelimiter = (text: string): string | undefined => /^sep=([^\w"\n])\n/i.exec(text)?.[1]
