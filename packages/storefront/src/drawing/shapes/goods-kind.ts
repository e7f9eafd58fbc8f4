import type { GoodsAttributes } from '../drawing-content'
import type { Closure } from './box-closure'
import { rollPart, tubePart, type RollSize } from './cylinder-part'
import { giftBoxScene } from './gift-box-scene'
import { labelRollScene } from './label-scene'
import { materialOf, type Material } from './material'
import { edgeProfileScene } from './pallet-scene'
import type { Scene } from './scene'
import { slabPart } from './slab-part'

/** The drawing of a product: a closed box, a scene of other shapes, or the blank. */
export type GoodsShape =
  | { type: 'box'; closure: Closure; grip: boolean }
  /** An `emblem` is not to scale. */
  | { type: 'scene'; scene: Scene; emblem: boolean }
  | { type: 'blank' }

/** One upright roll. */
const rollScene =
  (size: RollSize, material: Material): Scene =>
  (scale) => [rollPart(size, { scale, material })]

/** A roll of packing tape, 50 mm wide. */
const tapeRollScene = (material: Material): Scene =>
  rollScene({ radius: 55, height: 50, core: 38, windings: 3 }, material)

/** A roll of film or paper, `height` in mm. */
const materialRollScene = (height: number, material: Material): Scene =>
  rollScene(
    { radius: material === 'kraft' ? 90 : 130, height, core: 34, windings: material === 'kraft' ? 2 : 5 },
    material,
  )

/** A shipping tube with white caps. */
const tubeScene =
  ({ length, diameter }: { length: number; diameter: number }): Scene =>
  (scale) => [tubePart({ radius: diameter / 2, length }, { scale })]

const chipPositions = [
  [0, 0, 0],
  [46, -8, 0],
  [12, 42, 0],
  [88, 4, 0],
  [58, 50, 0],
  [104, 48, 0],
  [34, 18, 26],
  [74, 26, 26],
] as const

/** Loose-fill chips. */
const chipsScene: Scene = (scale) =>
  chipPositions.map((centre) => tubePart({ radius: 16, length: 26 }, { scale, centre, material: 'white' }))

const closures: readonly (readonly [prefix: string, closure: Closure])[] = [
  ['boxes-ship-letter', 'letter'],
  ['boxes-ship-auto', 'auto'],
  ['boxes-ship-wrap', 'wrap'],
  ['boxes-special-pallet', 'lid'],
  ['present-food', 'letter'],
  ['present-gift', 'lid'],
]

const closureOf = (kind: string, fefco = ''): Closure => {
  if (fefco.startsWith('03')) return 'lid'
  if (fefco.startsWith('042')) return 'letter'
  return closures.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'tape'
}

const slab = ({ length = 340, width = 240, colour }: GoodsAttributes, height: number): Scene => {
  const material = materialOf(colour)
  return (scale) => [slabPart({ length, width, height: Math.max(height, 3 / scale) }, { scale, material })]
}

const toScale = (scene: Scene): GoodsShape => ({ type: 'scene', scene, emblem: false })
const emblem = (scene: Scene): GoodsShape => ({ type: 'scene', scene, emblem: true })

const sceneKinds: readonly (readonly [prefix: string, shape: (attributes: GoodsAttributes) => GoodsShape])[] =
  [
    ['mailers-tube', ({ length = 600, width = 60 }) => toScale(tubeScene({ length, diameter: width }))],
    ['mailers', (mailer) => (mailer.length === undefined ? emblem : toScale)(slab(mailer, 12))],
    ['fill-bubble', () => emblem(materialRollScene(500, 'film'))],
    ['fill-chips', () => emblem(chipsScene)],
    ['fill', ({ colour }) => emblem(materialRollScene(380, colour === 'weiss' ? 'white' : 'kraft'))],
    ['tape', ({ colour }) => emblem(tapeRollScene(materialOf(colour)))],
    ['pallet-film', () => emblem(materialRollScene(420, 'film'))],
    ['label-ship', () => emblem(labelRollScene)],
    ['label', () => emblem(slab({ length: 228, width: 120, colour: 'weiss' }, 4))],
  ]

const edgeOrPad = (attributes: GoodsAttributes): GoodsShape =>
  attributes.length === undefined ? emblem(edgeProfileScene) : toScale(slab(attributes, 6))

/** Chooses the drawing by kind, otherwise by sizes; the blank without either. */
export const goodsShapeOf = (attributes: GoodsAttributes): GoodsShape => {
  const kind = (attributes.kind ?? '').replaceAll('.', '-').toLowerCase()
  const { length, width, height } = attributes
  if (kind.startsWith('pallet-edge')) return edgeOrPad(attributes)
  const other = sceneKinds.find(([prefix]) => kind.startsWith(prefix))
  if (other) return other[1](attributes)
  if (length === undefined || width === undefined) return { type: 'blank' }
  if (height === undefined) return toScale(slab(attributes, 8))
  if (kind.startsWith('present-gift') && attributes.colour === 'schwarz')
    return toScale(giftBoxScene({ length, width, height }))
  const closure = closureOf(kind, attributes.fefco)
  return { type: 'box', closure, grip: kind === 'boxes-special-move' && closure === 'tape' }
}
