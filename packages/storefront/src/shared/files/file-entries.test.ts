import { describe, expect, it } from 'vitest'
import { addSources, changeEntry, countKept, mayRetry, takenEntry } from './file-entries'
import type { FileEntry } from './file-entries'
import { readOutcome } from './send-file'

const file = { id: 'A'.repeat(22), name: 'logo.pdf', size: 9, kind: 'pdf' } as const
const sourceOf = (key: string, size: number) => ({ key, source: { name: `${key}.pdf`, size } as File })

describe('the files of a field', () => {
  it('are sent, unless the server would refuse them', () => {
    const sources = [sourceOf('a', 5), sourceOf('b', 0), sourceOf('c', 10 * 1024 * 1024 + 1)]
    const entries = addSources([], sources, 5)
    expect(entries.map(({ state, problem }) => [state, problem])).toEqual([
      ['waiting', undefined],
      ['failed', 'empty'],
      ['failed', 'tooLarge'],
    ])
  })

  it('are as many as the field takes', () => {
    const entries = addSources([takenEntry(file)], [sourceOf('a', 5), sourceOf('b', 5)], 2)
    expect(entries.map(({ state }) => state)).toEqual(['taken', 'waiting', 'failed'])
    expect(countKept(entries)).toBe(2)
  })

  it('change one by one, and those that are gone stay gone', () => {
    const entries = addSources([], [sourceOf('a', 5), sourceOf('b', 5)], 5)
    expect(changeEntry(entries, 'b', { state: 'sending' }).map(({ state }) => state)).toEqual([
      'waiting',
      'sending',
    ])
    expect(changeEntry(entries, 'c', { state: 'sending' })).toEqual(entries)
  })

  it.each([
    ['interrupted', true],
    ['full', true],
    ['tooMany', true],
    ['kind', false],
    ['active', false],
  ] as const)('may be sent again after %s: %s', (problem, may) => {
    const [entry] = addSources([], [sourceOf('a', 5)], 5)
    expect(mayRetry({ ...(entry as FileEntry), state: 'failed', problem })).toBe(may)
  })
})

describe('what the server says of a file', () => {
  it.each([
    [201, JSON.stringify(file), file],
    [201, '{}', 'interrupted'],
    [415, '{"problem":"kind"}', 'kind'],
    [413, '<html>Too large</html>', 'tooLarge'],
    [502, '<html>Bad gateway</html>', 'interrupted'],
    [200, '', 'interrupted'],
    [422, '{"problem":"constructor"}', 'interrupted'],
  ])('%i %s', (status, text, outcome) => {
    expect(readOutcome(status, text)).toEqual(outcome)
  })
})
