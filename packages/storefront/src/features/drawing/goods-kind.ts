import type { Closure } from './box-closure'
import { giftBoxScene } from './gift-box-scene'
import { labelRollScene } from './label-scene'
import { materialOf } from './material'
import { edgeProfileScene } from './pallet-scene'
import { chipsScene, materialRollScene, tapeRollScene, tubeScene } from './roll-scenes'
import type { Scene } from './scene'
import { slabPart } from './slab-part'

/** What a drawing needs to know of an article. Sizes in mm, all optional. */
export interface GoodsAttributes {
  /** The picture's kind, `boxes-fold-single` or the category key `boxes.fold.single`. */
  kind?: string | undefined
  fefco?: string | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
  /** Heights in mm of a box of variable height. */
  heights?: readonly number[] | undefined
  flute?: string | undefined
  /** braun, weiss, grau or schwarz. */
  colour?: string | undefined
}

/** Which drawing shows an article: a closed box, a scene of other shapes, or the blank. */
export type GoodsShape =
  | { type: 'box'; closure: Closure; grip: boolean }
  /** `emblem` marks shapes without sizes of their own, which no list compares. */
  | { type: 'scene'; scene: Scene; emblem: boolean }
  | { type: 'blank' }

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

const emblem = (scene: Scene): GoodsShape => ({ type: 'scene', scene, emblem: true })

const sceneKinds: readonly (readonly [prefix: string, shape: (attributes: GoodsAttributes) => GoodsShape])[] =
  [
    [
      'mailers-tube',
      ({ length = 600, width = 60 }) => ({
        type: 'scene',
        scene: tubeScene({ length, diameter: width }),
        emblem: false,
      }),
    ],
    [
      'mailers',
      (attributes) => ({
        type: 'scene',
        scene: slab(attributes, 12),
        emblem: attributes.length === undefined,
      }),
    ],
    ['fill-bubble', () => emblem(materialRollScene(500, 'film'))],
    ['fill-chips', () => emblem(chipsScene)],
    ['fill', ({ colour }) => emblem(materialRollScene(380, colour === 'weiss' ? 'white' : 'kraft'))],
    ['tape', ({ colour }) => emblem(tapeRollScene(materialOf(colour)))],
    ['pallet-film', () => emblem(materialRollScene(420, 'film'))],
    ['label-ship', () => emblem(labelRollScene)],
    ['label', () => emblem(slab({ length: 228, width: 120, colour: 'weiss' }, 4))],
  ]

const edgeOrPad = (attributes: GoodsAttributes): GoodsShape =>
  attributes.length === undefined
    ? emblem(edgeProfileScene)
    : { type: 'scene', scene: slab(attributes, 6), emblem: false }

/** Chooses the drawing: by kind first, by sizes for what has no kind, the blank when nothing is known. */
export const goodsShapeOf = (attributes: GoodsAttributes): GoodsShape => {
  const kind = (attributes.kind ?? '').replaceAll('.', '-').toLowerCase()
  const { length, width, height } = attributes
  if (kind.startsWith('pallet-edge')) return edgeOrPad(attributes)
  const other = sceneKinds.find(([prefix]) => kind.startsWith(prefix))
  if (other) return other[1](attributes)
  if (length === undefined || width === undefined) return { type: 'blank' }
  if (height === undefined) return { type: 'scene', scene: slab(attributes, 8), emblem: false }
  if (kind.startsWith('present-gift') && attributes.colour === 'schwarz')
    return { type: 'scene', scene: giftBoxScene({ length, width, height }), emblem: false }
  const closure = closureOf(kind, attributes.fefco)
  return { type: 'box', closure, grip: kind === 'boxes-special-move' && closure === 'tape' }
}
