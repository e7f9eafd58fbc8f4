import { rollPart, tubePart } from './cylinder-part'
import { giftBoxScene } from './gift-box-scene'
import { labelRollScene } from './label-scene'
import { openBoxPart } from './open-box-part'
import { palletScene } from './pallet-scene'
import type { Scene } from './scene'
import { slabPart } from './slab-part'

const boxes: Scene = (scale) => [openBoxPart({ length: 300, width: 240, height: 150 }, { scale, pitch: 10 })]

const mailers: Scene = (scale) => [
  slabPart({ length: 430, width: 330, height: 12 }, { scale, address: false }),
  slabPart(
    { length: 330, width: 230, height: 14 },
    { scale, origin: [40, 34, 12], material: 'white', address: false },
  ),
  slabPart({ length: 230, width: 150, height: 14 }, { scale, origin: [88, 66, 26] }),
  tubePart({ radius: 34, length: 430 }, { scale, centre: [-6, 362, 0] }),
]

const chips = [
  [122, 188, 0],
  [178, 168, 0],
  [232, 150, 0],
  [152, 238, 0],
  [208, 216, 0],
  [262, 196, 0],
  [204, 268, 0],
] as const

const fill: Scene = (scale) => [
  rollPart({ radius: 78, height: 430, core: 22, windings: 2 }, { scale, centre: [180, -40, 0] }),
  rollPart(
    { radius: 112, height: 400, core: 32, windings: 5 },
    { scale, centre: [30, 130, 0], material: 'film' },
  ),
  ...chips.map((centre) =>
    tubePart({ radius: 19, length: 28 }, { scale, centre, material: 'white' as const }),
  ),
]

const tapes: Scene = (scale) => [
  rollPart({ radius: 62, height: 48, core: 42, windings: 4 }, { scale, wall: 'right' }),
  rollPart({ radius: 62, height: 48, core: 42, windings: 4 }, { scale, centre: [0, 0, 48] }),
  rollPart(
    { radius: 62, height: 48, core: 42, windings: 4 },
    { scale, centre: [96, 14, 0], material: 'goods', wall: 'right' },
  ),
]

/** The pictures of the top categories by key; made to measure has none and is drawn as a blank. */
export const categoryScenes: Readonly<Record<string, Scene>> = {
  boxes,
  mailers,
  fill,
  tape: tapes,
  pallet: palletScene({ layers: 2, columns: 2, rows: 1, height: 330 }),
  label: labelRollScene({ diameter: 124, width: 112, core: 48 }),
  present: giftBoxScene({ length: 220, width: 160, height: 70 }),
}
