import type { Dimensions } from '@cartonnage/sdk/rules'

/** What is drawn before anything is known: the shape of the most usual parcel. */
const usual: Dimensions = { length: 300, width: 200, height: 150 }
const sides = ['length', 'width', 'height'] as const

/** The flattest and the longest block that is drawn true: thinner ones would be lines. */
const thinnest = 1 / 40

/**
 * The block to draw for goods of which some sides may be unknown: those are guessed from the known ones in the
 * usual proportions. Sides that are very short beside the longest are drawn a little thicker than they are.
 */
export function drawnGoods(typed: Partial<Dimensions>): Dimensions {
  const existing = sides.flatMap((side) => {
    const value = typed[side]
    return value === undefined ? [] : [value / usual[side]]
  })
  const ratio = existing.length === 0 ? 1 : existing.reduce((sum, one) => sum + one, 0) / existing.length
  const all = sides.map((side) => typed[side] ?? usual[side] * ratio)
  const least = Math.max(...all) * thinnest
  const [length = least, width = least, height = least] = all.map((value) => Math.max(value, least))
  return { length, width, height }
}

/** The size part of the way from one to another; 1 is the other. */
export function sizeBetween(from: Dimensions, to: Dimensions, share: number): Dimensions {
  const at = (side: keyof Dimensions) => from[side] + (to[side] - from[side]) * share
  return { length: at('length'), width: at('width'), height: at('height') }
}
