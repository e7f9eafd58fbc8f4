import { blockPart } from './block-part'
import { linePath, project, shapePath, type Point3D } from './projection'
import type { Part, Scene } from './scene'

/** A EUR pallet in mm. */
const pallet = { length: 1200, width: 800, deck: 22, foot: 78 }

const feet = (scale: number): readonly Part[] =>
  [0, 527, 1055].flatMap((x) =>
    [0, 327, 655].map((y) =>
      blockPart({ length: 145, width: 145, height: pallet.foot }, { scale, origin: [x, y, 0] }),
    ),
  )

const strap = (points: readonly Point3D[], scale: number): Part => ({
  material: 'kraft',
  outline: [],
  shapes: [
    {
      d: linePath(points.map((location) => project(location, scale))),
      paint: ['strap'],
      width: Math.max(1.5, scale * 36),
    },
  ],
})

const straps = (top: number, scale: number): readonly Part[] => {
  const { length: l, width: w } = pallet
  const foot = pallet.foot
  const lengthwise = [0.5].map((share) =>
    strap(
      [
        [0, w * share, top],
        [l, w * share, top],
        [l, w * share, foot],
      ],
      scale,
    ),
  )
  const crosswise = [0.24, 0.74].map((share) =>
    strap(
      [
        [l * share, 0, top],
        [l * share, w, top],
        [l * share, w, foot],
      ],
      scale,
    ),
  )
  return [...crosswise, ...lengthwise]
}

const layerOf = (
  bottom: number,
  options: { scale: number; height: number; columns: number; rows: number },
): readonly Part[] => {
  const { scale, height, columns, rows } = options
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
  ({
    layers = 2,
    columns = 2,
    rows = 1,
    height = 380,
  }: { layers?: number; columns?: number; rows?: number; height?: number } = {}): Scene =>
  (scale) => {
    const deck = pallet.foot + pallet.deck
    const load = Array.from({ length: layers }, (_, index) =>
      layerOf(deck + index * height, { scale, height, columns, rows }),
    )
    return [
      ...feet(scale),
      blockPart(
        { length: pallet.length, width: pallet.width, height: pallet.deck },
        { scale, origin: [0, 0, pallet.foot] },
      ),
      ...load.flat(),
      ...straps(deck + layers * height, scale),
    ]
  }

/** An edge protector: an angle of solid board lying along the length. */
export const edgeProfileScene: Scene = (scale) => {
  const [length, leg, wall] = [1000, 50, 3]
  const at = (location: Point3D) => project(location, scale)
  const grow = 2.4
  const [s, t] = [leg * grow, Math.max(wall * grow, 3 / scale)]
  const end = [
    [length, 0, 0],
    [length, s, 0],
    [length, s, t],
    [length, t, t],
    [length, t, s],
    [length, 0, s],
  ] as const
  const inner = [
    [0, t, t],
    [length, t, t],
    [length, t, s],
    [0, t, s],
  ] as const
  const flat = [
    [0, t, t],
    [length, t, t],
    [length, s, t],
    [0, s, t],
  ] as const
  const rim = [
    [0, s, 0],
    [length, s, 0],
    [length, s, t],
    [0, s, t],
  ] as const
  const ridge = [
    [0, 0, s],
    [length, 0, s],
    [length, t, s],
    [0, t, s],
  ] as const
  const face = (points: readonly Point3D[], paint: 'top' | 'left' | 'right') => ({
    d: shapePath(points.map(at)),
    paint: [paint, 'face'] as const,
  })
  return [
    {
      material: 'kraft',
      outline: [...end, ...inner, ...flat, ...rim, ...ridge].map(at),
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
