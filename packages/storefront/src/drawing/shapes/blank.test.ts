import { describe, expect, it } from 'vitest'
import { blankExtent, blankOf } from './blank'

const box = { length: 300, width: 200, height: 150 }

describe('blankOf', () => {
  it('lines up the joint and the panels length, width, length, width', () => {
    expect(blankOf(box, 1).columns).toEqual([35, 335, 535, 835, 1035])
  })

  it('puts flaps of half the width above and below the panels', () => {
    expect(blankOf(box, 1).rows).toEqual([0, 100, 250, 350])
  })

  it('has the extent of blankExtent', () => {
    const { width, height } = blankOf(box, 0.5)
    const { across, down } = blankExtent(box)
    expect([width, height]).toEqual([across / 2, down / 2])
  })
})
