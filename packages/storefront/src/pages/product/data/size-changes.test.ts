import { describe, expect, it } from 'vitest'
import { litresIn, sizeChanges } from './size-changes'

const size = (length: number, width: number, height: number) => ({ length, width, height })

describe('sizeChanges', () => {
  it('are the dimensions that differ, longer above zero', () => {
    expect(sizeChanges(size(350, 200, 100), size(300, 200, 150))).toEqual([
      { side: 'length', by: 50 },
      { side: 'height', by: -50 },
    ])
  })

  it('are none where a size is not known', () => {
    expect(sizeChanges(undefined, size(1, 1, 1))).toEqual([])
  })
})

describe('litresIn', () => {
  it.each([
    [size(300, 200, 150), 9],
    [size(305, 220, 100), 6.7],
    [size(600, 400, 300), 72],
    [size(215, 150, 0), undefined],
    [undefined, undefined],
  ])('of %o are %s', (box, litres) => {
    expect(litresIn(box)).toBe(litres)
  })
})
