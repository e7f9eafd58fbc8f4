import { describe, expect, it } from 'vitest'
import { fitLabels } from './box-labels'

const fit = {
  score: 0,
  height: 1,
  freeSpace: 500,
  slack: { length: 9, width: 9, height: 9 },
  isTipped: false,
  isTight: false,
  parcel: 'standard',
  isInStock: true,
  outerVolume: 1,
} as const

describe('fitLabels', () => {
  it.each([
    ['half empty', {}, ['wellSuited']],
    ['full', { freeSpace: 0 }, ['wellSuited']],
    ['more than half empty', { freeSpace: 501 }, ['tooLarge']],
    ['tight, however empty', { isTight: true, freeSpace: 900 }, ['exact']],
    ['tight', { isTight: true }, ['exact']],
    ['tipped', { isTipped: true }, ['wellSuited', 'tipped']],
    ['bulky', { parcel: 'bulky' }, ['wellSuited', 'bulky']],
    ['oversized', { parcel: 'oversized' }, ['wellSuited', 'bulky']],
    ['not in stock', { isInStock: false }, ['wellSuited', 'notInStock']],
    [
      'everything at once',
      { freeSpace: 999, isTipped: true, parcel: 'bulky', isInStock: false },
      ['tooLarge', 'tipped', 'bulky', 'notInStock'],
    ],
  ] as const)('of a fit that is %s', (_, change, labels) => {
    expect(fitLabels({ ...fit, ...change })).toEqual(labels)
  })
})
