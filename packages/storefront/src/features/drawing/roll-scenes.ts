import { rollPart, tubePart, type RollSize } from './cylinder-part'
import type { Material } from './material'
import type { Scene } from './scene'

/** One standing roll. */
export const rollScene =
  (size: RollSize, material: Material = 'kraft'): Scene =>
  (scale) => [rollPart(size, { scale, material })]

/** A roll of packing tape, 50 mm wide. */
export const tapeRollScene = (material: Material = 'kraft'): Scene =>
  rollScene({ radius: 55, height: 50, core: 38, windings: 3 }, material)

/** A roll of film or paper, `height` in mm. */
export const materialRollScene = (height: number, material: Material): Scene =>
  rollScene(
    { radius: material === 'kraft' ? 90 : 130, height, core: 34, windings: material === 'kraft' ? 2 : 5 },
    material,
  )

/** A shipping tube with white caps. */
export const tubeScene =
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
export const chipsScene: Scene = (scale) =>
  chipPositions.map((centre) => tubePart({ radius: 16, length: 26 }, { scale, centre, material: 'white' }))
