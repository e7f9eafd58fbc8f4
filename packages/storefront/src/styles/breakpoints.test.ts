import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { breakpoints } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'

/** Where a table, a list or a row runs out of room, which no rule of the shop names. */
const ownWidths = [820, 900, 1100, 1319, 1599]

/** Wider windows open the Box Finder by themselves [2.4-15]; the rules keep the number to themselves. */
const boxFinderClosed = 768

const source = fileURLToPath(new URL('..', import.meta.url))
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

/** Style sheets cannot import the rules, so this holds them to the breakpoints that the rules name. */
describe('media queries', () => {
  it('are found at all', () => {
    expect(sheets.length).toBeGreaterThan(20)
  })

  it.each(sheets)('[9-13] [9-15] of %s change the layout at a breakpoint of the rules', (sheet) => {
    const allowed = [...Object.values(breakpoints), ...ownWidths, boxFinderClosed]
    const css = readFileSync(source + sheet, 'utf8')
    for (const [query, edge, width] of css.matchAll(/@media[^{]*?\((max|min)-width: (\d+)px\)/g)) {
      expect(allowed, query).toContain(edge === 'max' ? Number(width) : Number(width) - 1)
    }
  })
})
