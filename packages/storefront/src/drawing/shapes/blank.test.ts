import { describe, expect, it } from 'vitest'
import { blankExtent } from '../blank-extent'
import { blankOf } from './blank'

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

  it('is cut in one line all around it, with 6 mm slots between its flaps that end at the creases', () => {
    const { cut } = blankOf(box, 1)
    expect(cut.match(/M/g)).toHaveLength(1)
    expect(cut).toMatch(/^M35 100L35 0L332 0L332 100L338 100L338 0L.*L1035 100L1035 250L.*L0 235L0 115z$/)
  })

  it('is creased between body and flaps, panels, and panel and joint, but not in its slots', () => {
    const creases = blankOf(box, 1).crease.split('M').slice(1)
    expect(creases).toContain('35 100L332 100')
    expect(creases.filter((line) => line.endsWith(' 250') && line.includes(' 100L'))).toEqual([
      '35 100L35 250',
      '335 100L335 250',
      '535 100L535 250',
      '835 100L835 250',
    ])
    expect(creases).toHaveLength(12)
  })
})
