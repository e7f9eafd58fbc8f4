import { blockPart } from './block-part'
import { linePath, projectionAt, type Point } from './projection'
import type { Part, Scene } from './scene'

/** A EUR pallet in mm. */
const pallet = { length: 1200, width: 800, deck: 22, foot: 78 }

const feet = (scale: number): readonly Part[] =>
  [0, 527, 1055].flatMap((x) =>
    [0, 327, 655].map((y) =>
      blockPart({ length: 145, width: 145, height: pallet.foot }, { scale, origin: [x, y, 0] }),
    ),
  )

const strap = (points: readonly Point[], scale: number): Part => ({
  material: 'kraft',
  outline: [],
  shapes: [{ d: linePath(points), paint: ['strap'], width: Math.max(1.5, scale * 36) }],
})

const straps = (top: number, scale: number): readonly Part[] => {
  const { length: l, width: w, foot } = pallet
  const at = projectionAt(scale)
  const crosswise = [0.24 * l, 0.74 * l].map((x) => [at(x, 0, top), at(x, w, top), at(x, w, foot)])
  const lengthwise = [at(0, w / 2, top), at(l, w / 2, top), at(l, w / 2, foot)]
  return [...crosswise, lengthwise].map((points) => strap(points, scale))
}

interface LayerOptions {
  columns: number
  rows: number
  /** Of one box, in mm. */
  height: number
}

const layerOf = (
  bottom: number,
  { scale, height, columns, rows }: LayerOptions & { scale: number },
): readonly Part[] => {
  const size = { length: pallet.length / columns, width: pallet.width / rows, height }
  return Array.from({ length: columns * rows }, (_, index) =>
    blockPart(size, {
      scale,
      origin: [(index % columns) * size.length, Math.floor(index / columns) * size.width, bottom],
    }),
  )
}

/** A loaded and strapped pallet; `layers` of boxes with `columns` × `rows` each. */
export const palletScene =
  ({ layers, ...options }: LayerOptions & { layers: number }): Scene =>
  (scale) => {
    const deck = pallet.foot + pallet.deck
    const load = Array.from({ length: layers }, (_, index) =>
      layerOf(deck + index * options.height, { scale, ...options }),
    )
    return [
      ...feet(scale),
      blockPart(
        { length: pallet.length, width: pallet.width, height: pallet.deck },
        { scale, origin: [0, 0, pallet.foot] },
      ),
      ...load.flat(),
      ...straps(deck + layers * options.height, scale),
    ]
  }
