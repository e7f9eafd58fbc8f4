import type { Roll } from '../roll'
import { rollPart } from './cylinder-part'
import type { Material } from './material'
import { projectionAt, shapePath } from './projection'
import { bubbles, gloss, threads, type RollMark } from './roll-marks'
import { coreShapes, wallOf } from './roll-part'
import type { Part, Scene } from './scene'

interface RollLook {
  material: Material
  wall?: 'right'
  mark?: RollMark
  /** Its end is drawn off, as that of paper. */
  isOpen?: boolean
}

const looks: readonly (readonly [prefix: string, look: RollLook])[] = [
  ['tape-pack-paper-reinforced', { material: 'kraft', mark: threads }],
  ['tape-pack-paper', { material: 'kraft', isOpen: true }],
  ['tape-pack-pp-clear', { material: 'film', mark: gloss }],
  ['tape', { material: 'kraft', wall: 'right', mark: gloss }],
  ['fill-bubble', { material: 'film', mark: bubbles }],
  ['pallet', { material: 'film', mark: gloss, isOpen: true }],
]

/** The end of a roll, drawn off to the right. */
const endPart = (
  { diameter, width }: Roll,
  { scale, material }: { scale: number; material: Material },
): Part => {
  const at = projectionAt(scale)
  const [y, to] = [diameter / 2, diameter * 0.62]
  const outline = [at(0, y, width), at(to, y, width), at(to, y, 0), at(0, y, 0)]
  return { material, outline, shapes: [{ d: shapePath(outline), paint: ['top', 'strong'] }] }
}

/** An upright roll of tape, paper or film as its kind says. */
export const goodsRollScene = (kind: string, roll: Roll): Scene => {
  const paper: RollLook = { material: 'kraft', isOpen: true }
  const {
    material,
    wall = 'left',
    mark,
    isOpen,
  } = looks.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? paper
  const { diameter, width, core } = roll
  const windings = Math.min(6, Math.max(2, Math.round((diameter - core) / 22)))
  return (scale) => [
    rollPart({ radius: diameter / 2, height: width, core: core / 2, windings }, { scale, material, wall }),
    { material, outline: [], shapes: mark?.(wallOf(roll, scale)) ?? [] },
    { material: 'kraft', outline: [], shapes: coreShapes(roll, scale) },
    ...(isOpen ? [endPart(roll, { scale, material })] : []),
  ]
}
