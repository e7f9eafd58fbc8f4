import { describe, expect, it } from 'vitest'
import { mergeTexts, toSwissSpelling } from './text-table'

describe('toSwissSpelling', () => {
  it('writes ss for every ß, at every depth', () => {
    expect(toSwissSpelling({ a: 'Größe, Maß', b: { c: 'Straße' } })).toEqual({
      a: 'Grösse, Mass',
      b: { c: 'Strasse' },
    })
  })
})

describe('mergeTexts', () => {
  it('lets the second table win and keeps what it lacks', () => {
    expect(mergeTexts({ a: '1', b: { c: '2', d: '3' } }, { b: { c: '4' } })).toEqual({
      a: '1',
      b: { c: '4', d: '3' },
    })
  })
})
