import { describe, expect, it } from 'vitest'
import { findCircles } from './find-circles.mjs'

/** `a>b b>c` */
const arrows = (text: string) =>
  text.split(' ').map((arrow) => {
    const [from = '', to = ''] = arrow.split('>')
    return { from, to }
  })

describe('findCircles', () => {
  it.each([
    ['nothing in a chain', 'a>b b>c a>c', []],
    ['nothing where two ways meet again', 'a>b a>c b>d c>d', []],
    ['a pair', 'b>a a>b', [['a', 'b']]],
    ['a ring with its entrance left out', 'x>a a>b b>c c>a c>y', [['a', 'b', 'c']]],
    ['two rings that share a member as one', 'a>b b>a b>c c>b', [['a', 'b', 'c']]],
    [
      'two rings that one arrow ties as two',
      'a>b b>a b>c c>d d>c',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'the largest first',
      'a>b b>a x>y y>z z>x',
      [
        ['x', 'y', 'z'],
        ['a', 'b'],
      ],
    ],
  ])('finds %s', (_, text, circles) => {
    expect(findCircles(arrows(text))).toEqual(circles)
  })

  it('finds the same whatever the order of the arrows', () => {
    const all = arrows('a>b b>c c>a c>d d>e e>d f>a')
    expect(findCircles(all.toReversed())).toEqual(findCircles(all))
  })
})
