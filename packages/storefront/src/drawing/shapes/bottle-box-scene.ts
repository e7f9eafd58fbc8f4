import type { BoxSize } from '../box-size'
import { bottlePart } from './bottle-part'
import { backOf, frontOf } from './goods-in-box'
import { projectionAt, shapePath } from './projection'
import type { Part, Scene } from './scene'

/** The space of a bottle in mm. */
const cell = 105

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** As many bottles as fit beside each other, with the insert that keeps them apart. */
const bottles = ({ length: l, width: w, height: h }: BoxSize, scale: number): readonly Part[] => {
  const at = projectionAt(scale)
  const [columns, rows] = [l, w].map((side) => Math.max(1, Math.round(side / cell))) as [number, number]
  const [dx, dy, top] = [l / columns, w / rows, h * 0.45]
  const divider = (from: readonly [number, number], to: readonly [number, number]) => ({
    d: shapePath([at(...from, 0), at(...to, 0), at(...to, top), at(...from, top)]),
    paint: ['insideLit', 'face'] as const,
  })
  return range(rows * columns).flatMap((index): readonly Part[] => {
    const [x, y] = [(index % columns) * dx, Math.floor(index / columns) * dy]
    const foot = [x + dx / 2, y + dy / 2, 0] as const
    const shapes = [
      ...(x + dx < l - 1 ? [divider([x + dx, y], [x + dx, y + dy])] : []),
      ...(y + dy < w - 1 ? [divider([x, y + dy], [x + dx, y + dy])] : []),
    ]
    return [
      bottlePart({ radius: Math.min(dx, dy) * 0.38, height: h * 0.86 }, { scale, foot }),
      { material: 'kraft', outline: [], shapes },
    ]
  })
}

/** A shipping box for bottles, with what it is made for in it. */
export const bottleBoxScene =
  (box: BoxSize): Scene =>
  (scale) => [backOf(box, scale), ...bottles(box, scale), frontOf(box, scale)]
