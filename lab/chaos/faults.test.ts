import { describe, expect, it } from 'vitest'
import { drawFault, faultKinds, lateFrom, lateTo, losesResponse, nameOf } from './faults.mjs'
import { createRandom } from '../../tools/random.ts'

const draw = (seed: number, weather: Partial<Parameters<typeof drawFault>[1]> = {}) =>
  drawFault(createRandom(`test/${seed}`), { isWrite: true, rate: 1, kinds: faultKinds, ...weather })
const drawMany = (weather: Partial<Parameters<typeof drawFault>[1]> = {}) =>
  Array.from({ length: 2000 }, (_, seed) => draw(seed, weather))

describe('drawing faults', () => {
  it('gives the same fault for the same seed', () => {
    expect(draw(7)).toEqual(draw(7))
  })

  it('draws every kind of fault', () => {
    const drawn = new Set(drawMany().map(({ kind }) => kind))
    expect([...drawn].toSorted()).toEqual(faultKinds.toSorted())
  })

  it('hits as many requests as the rate says', () => {
    const hits = drawMany({ rate: 0.2 }).filter(({ kind }) => kind !== 'none').length
    expect(hits / 2000).toBeCloseTo(0.2, 1)
  })

  it('hits nothing at rate 0 or without kinds', () => {
    const kinds = [...drawMany({ rate: 0 }), ...drawMany({ kinds: [] })].map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['none']))
  })

  it('draws only the kinds that are injected', () => {
    expect(new Set(drawMany({ kinds: ['cut-late'] }).map(({ kind }) => kind))).toEqual(new Set(['cut-late']))
  })

  it('doubles no read and lets none take effect late after a cut', () => {
    const kinds = new Set(drawMany({ isWrite: false }).map(({ kind }) => kind))
    expect(kinds).not.toContain('double')
    expect(kinds).not.toContain('cut-late')
  })

  it.each(
    drawMany()
      .filter(({ effect }) => effect === 'late')
      .slice(0, 20),
  )('lets a late effect come long after the first look of a client ($kind, $late ms)', ({ late, there }) => {
    expect(late).toBeGreaterThanOrEqual(lateFrom)
    expect(late).toBeLessThanOrEqual(lateTo)
    expect(there).toBeLessThan(lateFrom)
  })

  it('has no effect where the response is a status below 500', () => {
    const refusals = drawMany().filter(({ status = 500 }) => status < 500)
    expect(refusals.length).toBeGreaterThan(0)
    expect(new Set(refusals.map(({ effect }) => effect))).toEqual(new Set(['none']))
  })

  it('says with some 429 when to retry, and with others not', () => {
    const names = new Set(drawMany().map(nameOf))
    expect(names).toContain('429')
    expect(names).toContain('429 Retry-After')
  })

  it.each([401, 403, 409, 410, 422, 423, 500])('responds with %i to reads and writes', (status) => {
    for (const isWrite of [true, false])
      expect(drawMany({ isWrite }).some((fault) => fault.status === status)).toBe(true)
  })

  it.each([
    ['cut-before', true],
    ['cut-late', true],
    ['cut-after', true],
    ['cut-body', true],
    ['timeout', true],
    ['status', false],
    ['double', false],
    ['none', false],
  ] as const)('%s loses the response: %s', (kind, isLost) => {
    expect(losesResponse({ kind })).toBe(isLost)
  })
})
