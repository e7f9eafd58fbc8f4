import type { DrawingContent } from './drawing-content'

/**
 * The id of the symbol that shows this content. It is the same on the server and in every browser, so the last digits of
 * numbers do not count: engines may differ in them.
 */
export const symbolIdOf = (content: DrawingContent): string =>
  `d${hash(JSON.stringify(content, roundNumber))}`

const roundNumber = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(9)) : value

/** Eight characters, which are 41 bits: two drawings of a page get the same less than once in a thousand million pages. */
const idLength = 8
const wordSize = 2 ** 32

/** The public-domain function cyrb53 in base 36, shortened. */
function hash(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  const mixedLow = mix(low, high)
  const mixedHigh = mix(high, mixedLow)
  return (wordSize * (mixedHigh & 0x1fffff) + (mixedLow >>> 0)).toString(36).slice(-idLength)
}

const mix = (first: number, second: number): number =>
  Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909)
