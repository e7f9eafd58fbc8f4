import { describe, expect, it } from 'vitest'
import { createKeptFinder } from './kept.mjs'

const path = '/de-CH/'
const find = (...responses: [age: string | undefined, sentAt: number, endedAt: number][]) => {
  const findKept = createKeptFinder()
  return responses.map(([age, sentAt, endedAt]) => findKept({ path, age, sentAt, endedAt }))
}

describe('a page', () => {
  it('was kept if it has an age', () => {
    expect(find(['1', 0, 5], ['59', 10, 12])).toEqual([true, true])
  })

  it('was rendered if it says nothing of its age, however often it was requested', () => {
    expect(find([undefined, 0, 30], [undefined, 40, 70])).toEqual([false, false])
  })

  it('was rendered for the first who request it, and for those who waited with them', () => {
    expect(find(['0', 0, 30], ['0', 5, 31])).toEqual([false, false])
  })

  it('was kept in the second after it was rendered, although its age is 0', () => {
    expect(find([undefined, 0, 30], ['0', 40, 41], ['0', 900, 901])).toEqual([false, true, true])
  })

  it('was kept if it is new but the address is not: it was rendered while an old one was shown', () => {
    expect(find(['0', 0, 30], ['75', 75_000, 75_001], ['0', 75_100, 75_101])).toEqual([false, true, true])
  })

  it('of another address does not count', () => {
    const findKept = createKeptFinder()
    findKept({ path, age: '0', sentAt: 0, endedAt: 30 })
    expect(findKept({ path: '/fr-CH/', age: '0', sentAt: 40, endedAt: 70 })).toBe(false)
  })
})
