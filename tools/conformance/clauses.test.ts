import { describe, expect, it } from 'vitest'
import { findMistakes, readClauses } from './clauses.ts'

describe('the list of clauses', () => {
  it('has a phrase for each, and an excuse or none', () => {
    const text = '2.1-1\tThe host decides\trule\t\n2.1-2\tA list follows\texcused\tbackground: heading\n'
    expect(findMistakes(readClauses(text))).toEqual([])
  })

  it.each([
    ['an id twice', '9-1\ta\trule\t\n9-1\tb\trule\t', '9-1 is listed twice'],
    ['a clause without a phrase', '9-1\t\trule\t', '9-1 has no phrase'],
    ['an excuse of no known kind', '9-1\ta\texcused\ttoo hard', '9-1: no excuse: too hard'],
    ['an excuse without a reason', '9-1\ta\texcused\tbackground: ', '9-1: no excuse: background: '],
  ])('does not allow %s', (_, text, mistake) => {
    expect(findMistakes(readClauses(text))).toEqual([mistake])
  })

  it('does not allow more than seventy excuses', () => {
    const many = Array.from({ length: 71 }, (_, index) => `9-${index}\ta\texcused\tbackground: b`)
    expect(findMistakes(readClauses(many.join('\n')))).toEqual(['71 excuses, at most 70'])
  })
})
