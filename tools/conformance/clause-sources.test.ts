import { describe, expect, it } from 'vitest'
import { findSourceMistakes, readClauseSources } from './clause-sources.ts'

const file = 'tools/conformance/clauses.ts'
const mistakesIn = (text: string) => findSourceMistakes(readClauseSources(text), new Set(['9-20', '9-21']))

describe('the table of what implements each clause', () => {
  it('has a declaration, a member or a whole file in each row', () => {
    expect(mistakesIn(`9-20\t${file}\tClause.note\n9-20\t${file}\tfindMistakes\n9-21\t${file}\t\n`)).toEqual(
      [],
    )
  })

  it.each([
    [`9-22\t${file}\tClause`, 'no such clause: 9-22'],
    ['9-20\tgone.ts\tClause', '9-20: no such source: gone.ts'],
    [`9-20\t${file}\tClaus`, `9-20: nothing in ${file} is called Claus`],
    [`9-21\t${file}\t\n9-21\t${file}`, `9-21 ${file} is listed twice`],
  ])('must not have %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([`docs/clause-sources.tsv: ${mistake}`])
  })
})
