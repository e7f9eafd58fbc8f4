import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarSizes } from './similar-sizes'

type Sides = readonly [length: number, width: number, height: number]
const size = ([length, width, height]: Sides) => ({ length, width, height })
const article = (name: string) => ({
  name,
  size: size(name.split('×').map(Number) as unknown as Sides),
})

const boxes = [
  '100×100×100',
  '250×200×140',
  '300×200×100',
  '300×200×150',
  '300×200×200',
  '305×220×100',
  '300×300×300',
  '350×250×150',
  '1200×200×200',
].map(article)

const around = (sides: Sides, articles = boxes) => {
  const { smaller, larger } = similarSizes(size(sides), articles)
  return [smaller.map(({ name }) => name), larger.map(({ name }) => name)]
}

describe('similarSizes', () => {
  it('are the nearest two that hold less and the nearest two that hold more, by what they hold', () => {
    expect(around([300, 200, 150])).toEqual([
      ['300×200×100', '250×200×140'],
      ['300×200×200', '350×250×150'],
    ])
  })

  it.each<[string, Sides, readonly string[], readonly (readonly string[])[]]>([
    [
      'more on one side where the other has none',
      [90, 90, 90],
      ['100×100×100', '200×200×200', '300×300×300'],
      [[], ['100×100×100', '200×200×200', '300×300×300']],
    ],
    ['none without others', [300, 200, 150], ['300×200×150'], [[], []]],
    ['none of the same size, however it lies', [300, 200, 150], ['150×300×200'], [[], []]],
    [
      'flat goods among flat goods',
      [265, 180, 0],
      ['215×150×0', '340×220×0', '250×180×20'],
      [['215×150×0'], ['340×220×0']],
    ],
    [
      'another shape that holds as much as a larger one',
      [200, 100, 100],
      ['400×100×50'],
      [[], ['400×100×50']],
    ],
  ])('have %s', (_name, sides, names, expected) => {
    expect(around(sides, names.map(article))).toEqual(expected)
  })

  it('are at most twice as many as asked for on a side, and never what was not offered', () => {
    const side = fc.integer({ min: 1, max: 2000 })
    const sides = fc.tuple(side, side, side)
    fc.assert(
      fc.property(sides, fc.array(sides), fc.integer({ min: 0, max: 4 }), (own, others, each) => {
        const articles = others.map((other) => ({ size: size(other) }))
        const { smaller, larger } = similarSizes(size(own), articles, each)
        expect(smaller.length + larger.length).toBeLessThanOrEqual(2 * each)
        for (const found of [...smaller, ...larger]) expect(articles).toContain(found)
      }),
    )
  })
})
