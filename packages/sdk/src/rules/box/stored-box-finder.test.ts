import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDimensions } from './box-finder'
import { storedBoxFinder } from './stored-box-finder'

describe('storedBoxFinder', () => {
  it('[2.4-11] keeps the three dimensions as digits', () => {
    expect(storedBoxFinder({ length: 300, width: 200, height: 150 })).toEqual({
      boxFinderLength: '300',
      boxFinderWidth: '200',
      boxFinderHeight: '150',
    })
  })

  it('[2.4-17] [3.browser-stored-data-3] is null for each of them after Reset or closing', () => {
    expect(storedBoxFinder(null)).toEqual({
      boxFinderLength: null,
      boxFinderWidth: null,
      boxFinderHeight: null,
    })
  })

  it('[2.4-11] [2.4-13] is read back as what was searched for', () => {
    const side = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(side, side, side, (length, width, height) => {
        const stored = storedBoxFinder({ length, width, height })
        const fields = {
          length: stored.boxFinderLength,
          width: stored.boxFinderWidth,
          height: stored.boxFinderHeight,
        }
        expect(readDimensions(fields)).toEqual({ length, width, height })
      }),
    )
  })
})
