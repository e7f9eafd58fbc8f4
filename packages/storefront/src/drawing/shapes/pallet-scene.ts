import { blockPart } from './block-part'
import { linePath, projectionAt, shapePath, type Point } from './projection'
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

/** An edge protector: an angle profile of solid board along the length. */
export const edgeProfileScene: Scene = (scale) => {
  const [length, leg, wall] = [1000, 50, 3]
  const at = projectionAt(scale)
  const grow = 2.4
  const [s, t] = [leg * grow, Math.max(wall * grow, 3 / scale)]
  const endAt = (y: number, z: number) => at(length, y, z)
  const end = [endAt(0, 0), endAt(s, 0), endAt(s, t), endAt(t, t), endAt(t, s), endAt(0, s)]
  const inner = [at(0, t, t), at(length, t, t), at(length, t, s), at(0, t, s)]
  const flat = [at(0, t, t), at(length, t, t), at(length, s, t), at(0, s, t)]
  const rim = [at(0, s, 0), at(length, s, 0), at(length, s, t), at(0, s, t)]
  const ridge = [at(0, 0, s), at(length, 0, s), at(length, t, s), at(0, t, s)]
  const face = (points: readonly Point[], paint: 'top' | 'left' | 'right') => ({
    d: shapePath(points),
    paint: [paint, 'face'] as const,
  })
  return [
    {
      material: 'kraft',
      outline: [...end, ...inner, ...flat, ...rim, ...ridge],
      shapes: [
        face(inner, 'left'),
        face(flat, 'top'),
        face(rim, 'left'),
        face(ridge, 'top'),
        face(end, 'right'),
      ],
    },
  ]
}
