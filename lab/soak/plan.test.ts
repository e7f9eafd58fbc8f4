import { describe, expect, it } from 'vitest'
import { createRandom } from '../../tools/random.ts'
import { drawVisit, kinds, planOutages } from './plan.mjs'

const addresses = { pages: ['/de-CH/', '/de-shop/'], products: ['/de-CH/product/a/01tCN0001001180YAA'] }
const draw = (seed: string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => drawVisit({ random, addresses }))
}

describe('the requests of a soak', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(draw('1', 50)).toEqual(draw('1', 50))
    expect(draw('1', 50)).not.toEqual(draw('2', 50))
  })

  it('have every kind, pages most often', () => {
    const counts = Map.groupBy(draw('1', 2_000), ({ kind }) => kind)
    expect([...counts.keys()].sort()).toEqual(Object.keys(kinds).sort())
    const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length)
    expect(most?.[0]).toBe('page')
  })

  it('can be written as they are: no sign in a path that HTTP does not have', () => {
    expect(draw('1', 2_000).filter(({ path }) => !/^\/[\x21-\x7e]*$/.test(path))).toEqual([])
  })

  it('say what the body of a form is', () => {
    const posts = draw('1', 2_000).filter(({ method }) => method === 'POST')
    expect(posts.filter(({ headers, body }) => !headers?.['content-type'] || body === undefined)).toEqual([])
  })
})

describe('planOutages', () => {
  it.each([20_000, 600_000])('kills the platform twice in %i ms, and leaves time to recover', (ms) => {
    const outages = planOutages(ms)
    expect(outages).toHaveLength(2)
    const moments = outages.flatMap(({ killAtMs, startAtMs }) => [killAtMs, startAtMs])
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
    expect(ms - (moments.at(-1) ?? ms)).toBeGreaterThan(ms / 4)
  })

  it('keeps the platform unavailable for at most 20 s', () => {
    expect(planOutages(6_000_000).map(({ killAtMs, startAtMs }) => startAtMs - killAtMs)).toEqual([
      20_000, 20_000,
    ])
  })
})
