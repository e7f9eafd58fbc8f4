import { describe, expect, it } from 'vitest'
import { chooseSteps, stepCells, stepRoom } from './price-steps'

const tiers = (...steps: number[]) =>
  steps.map((from) => ({ from, unitPrice: { amount: String(1 / from), currencyCode: 'CHF' } }))

describe('chooseSteps', () => {
  it('takes the steps that most products have', () => {
    const lists = [tiers(1, 10, 50, 250, 500), tiers(1, 25, 100, 500, 1000), tiers(1, 25, 100, 500, 1000)]
    expect(chooseSteps(lists)).toEqual([1, 25, 100, 500, 1000])
  })

  it('shows at most five steps', () => {
    expect(chooseSteps([tiers(1, 25, 100, 500, 1000, 5000)])).toEqual([1, 25, 100, 500, 1000])
  })

  it('gives every price a column when most products have only one', () => {
    expect(chooseSteps([tiers(1), tiers(1), tiers(1, 5, 20)])).toEqual([1, 5, 20])
  })

  it.each([[[]], [[[], []]]])('is empty without prices', (lists) => {
    expect(chooseSteps(lists)).toEqual([])
  })
})

describe('stepCells', () => {
  it('marks steps that are not the column’s, and leaves missing ones out', () => {
    const cells = stepCells(tiers(1, 10), [1, 25, 100])
    expect(cells.map((cell) => cell && [cell.from, cell.isOwnStep])).toEqual([
      [1, false],
      [10, true],
      undefined,
    ])
  })
})

describe('stepRoom', () => {
  it.each([
    [1, ['always']],
    [2, ['always', 'always']],
    [3, ['always', 'always', 'medium']],
    [4, ['always', 'wide', 'always', 'medium']],
    [5, ['always', 'wide', 'always', 'wide', 'medium']],
  ])('of %i columns is %j', (count, rooms) => {
    expect(Array.from({ length: count }, (_, index) => stepRoom(index, count))).toEqual(rooms)
  })
})
