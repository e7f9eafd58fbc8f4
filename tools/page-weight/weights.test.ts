import { describe, expect, it } from 'vitest'
import { difference, ofStates, pageColumns, visitColumns } from './weights.mjs'
import type { States } from './weights.mjs'

const script = (path: string, bytes: number) => ({ kind: 'scripts' as const, path, bytes })
const style = (path: string, bytes: number) => ({ kind: 'styles' as const, path, bytes })

const states: States = {
  rest: [script('/a.js', 1), { ...script('/b.js', 2), ahead: true as const }, style('/a.css', 4)],
  sign: [script('/c.js', 8), script('/d.js', 16)],
  menu: [],
  dialog: [style('/b.css', 32)],
}

/** The figures of a kind, by the names of its columns. */
const figures = (kind: Parameters<typeof pageColumns>[0]) =>
  Object.fromEntries(
    pageColumns(kind, ['menu', 'dialog', 'addition']).map(({ name, of }) => [name, of(states)]),
  )

describe('the figures of a page', () => {
  it('report scripts that ran from those that were fetched ahead, and sum both up', () => {
    expect(figures('scripts')).toMatchObject({
      ran: { bytes: 1, files: 1 },
      ahead: { bytes: 2, files: 1 },
      '+sign': { bytes: 24, files: 2 },
      sum: { bytes: 27, files: 4 },
    })
  })

  it('report what an action adds from a state that the page does not have', () => {
    expect(figures('styles')).toEqual({
      before: { bytes: 4, files: 1 },
      '+sign': { bytes: 0, files: 0 },
      sum: { bytes: 4, files: 1 },
      '+menu': { bytes: 0, files: 0 },
      '+dialog': { bytes: 32, files: 1 },
      '+addition': undefined,
    })
  })

  it('count every kind when all are requested', () => {
    expect(figures('all')).toMatchObject({ before: { bytes: 7, files: 3 }, sum: { bytes: 31, files: 5 } })
  })
})

describe('the figures of a visit', () => {
  const steps: States = {
    home: [script('/a.js', 1)],
    list: [script('/b.js', 2)],
    checkout: [style('/a.css', 4)],
  }

  it('are those of its steps and their sum, without the steps that this visitor does not have', () => {
    const columns = visitColumns('all', ['home', 'list', 'sign-in', 'checkout'])
    expect(columns.map(({ name, of }) => [name, of(steps)?.bytes])).toEqual([
      ['home', 1],
      ['list', 2],
      ['sign-in', undefined],
      ['checkout', 4],
      ['sum', 7],
    ])
  })
})

it('a sum of states that are all missing is missing too', () => {
  expect(ofStates('all', ['rest'])({})).toBeUndefined()
})

it('a difference counts bytes and files', () => {
  expect(difference({ bytes: 5, files: 1 }, { bytes: 2, files: 3 })).toEqual({ bytes: 3, files: -2 })
})
