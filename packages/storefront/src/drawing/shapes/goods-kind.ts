import type { BoxSize } from '../box-size'
import type { GoodsAttributes } from '../drawing-content'
import type { Roll } from '../roll'
import { bottleBoxScene } from './bottle-box-scene'
import type { Closure } from './box-closure'
import { tubePart } from './cylinder-part'
import { giftBoxScene } from './gift-box-scene'
import { labelRollScene } from './label-scene'
import { materialOf } from './material'
import { pictureScene } from './picture-scene'
import { goodsRollScene } from './roll-scene'
import type { Scene } from './scene'
import { slabPart } from './slab-part'

/** The drawing of a product: a closed box, a scene of other shapes, or the blank. */
export type GoodsShape =
  | { type: 'box'; closure: Closure; grip: boolean }
  /** What has neither a size nor is a roll is not to scale. */
  | { type: 'scene'; scene: Scene; size?: BoxSize | undefined; isRoll?: boolean }
  | { type: 'blank' }

/** A shipping tube with white caps. */
const tubeScene =
  ({ length, width: diameter }: BoxSize): Scene =>
  (scale) => {
    const [radius, cap] = [diameter / 2, diameter * 0.26]
    const capAt = (x: number) =>
      tubePart(
        { radius: radius * 1.07, length: cap },
        { scale, centre: [x, 0, radius * -0.07], material: 'white' },
      )
    const tube = tubePart({ radius, length: length - cap }, { scale, centre: [cap / 2, 0, 0] })
    return [capAt(0), tube, capAt(length - cap)]
  }

const closures: readonly (readonly [prefix: string, closure: Closure])[] = [
  ['boxes-ship-letter', 'letter'],
  ['boxes-ship-auto', 'auto'],
  ['boxes-ship-wrap', 'wrap'],
  ['present-gift', 'lid'],
]

const closureOf = (kind: string, fefco = ''): Closure => {
  if (fefco.startsWith('03')) return 'lid'
  if (fefco.startsWith('042')) return 'letter'
  return closures.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'tape'
}

/** A flat piece: a mailer of an unknown kind. */
const slab = ({ length = 340, width = 240, colour }: GoodsAttributes): Scene => {
  const material = materialOf(colour)
  return (scale) => [slabPart({ length, width, height: Math.max(12, 3 / scale) }, { scale, material })]
}

const rollKinds = /^(?:tape|fill|pallet-film|label)/

/** A roll of which no figures are known. */
const usualRoll = (kind: string): Roll =>
  /^(?:tape|label)/.test(kind)
    ? { diameter: 110, width: kind.startsWith('label') ? 102 : 50, core: 76 }
    : { diameter: 230, width: 430, core: 66 }

const rollScene = (kind: string, roll: Roll): Scene =>
  kind.startsWith('label') ? labelRollScene(roll) : goodsRollScene(kind, roll)

/** Chooses the drawing by kind, otherwise by sizes; the blank without either. */
export const goodsShapeOf = (attributes: GoodsAttributes): GoodsShape => {
  const { length, width, height = 0, roll } = attributes
  const kind = (attributes.kind ?? '').replaceAll('.', '-').toLowerCase()
  const size = length === undefined || width === undefined ? undefined : { length, width, height }
  const picture = pictureScene(kind, attributes)
  if (picture) return { type: 'scene', scene: picture, size, isRoll: roll !== undefined }
  if (rollKinds.test(kind))
    return { type: 'scene', scene: rollScene(kind, roll ?? usualRoll(kind)), isRoll: true }
  return sizedShape(kind, attributes, size)
}

const sizedShape = (kind: string, attributes: GoodsAttributes, size: BoxSize | undefined): GoodsShape => {
  if (kind.startsWith('mailers-tube'))
    return { type: 'scene', scene: tubeScene(size ?? { length: 600, width: 60, height: 60 }), size }
  if (kind.startsWith('mailers') || size?.height === 0)
    return { type: 'scene', scene: slab(attributes), size }
  if (size === undefined) return { type: 'blank' }
  if (kind.startsWith('boxes-special-bottle')) return { type: 'scene', scene: bottleBoxScene(size), size }
  if (kind.startsWith('present-gift') && attributes.colour === 'schwarz')
    return { type: 'scene', scene: giftBoxScene(size), size }
  const closure = closureOf(kind, attributes.fefco)
  return { type: 'box', closure, grip: kind === 'boxes-special-move' && closure === 'tape' }
}
