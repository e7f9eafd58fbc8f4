import { rollPart } from './cylinder-part'
import { linePath, project, shapePath } from './projection'
import type { Part, Scene } from './scene'

const label = { width: 76, height: 102, gap: 6 }

/** Bars and lines of a printed label in the plane y = `y`, starting at x. */
const labelPart = (x: number, options: { y: number; scale: number; bottom: number }): Part => {
  const { y, scale, bottom } = options
  const at = (dx: number, dz: number) => project([x + dx * label.width, y, bottom + dz * label.height], scale)
  const outline = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const bar = (dx: number) => linePath([at(dx, 0.9), at(dx, 0.62)])
  const line = (dz: number, to: number) => linePath([at(0.12, dz), at(to, dz)])
  const [wide, thin] = [
    [0.12, 0.3, 0.52, 0.7, 0.86],
    [0.2, 0.38, 0.44, 0.6, 0.78],
  ]
  return {
    material: 'white',
    outline,
    shapes: [
      { d: shapePath(outline), paint: ['top', 'face'] },
      { d: wide.map(bar).join(''), paint: ['strong'] },
      { d: thin.map(bar).join(''), paint: ['edge'] },
      { d: line(0.46, 0.72) + line(0.32, 0.88) + line(0.18, 0.6), paint: ['edge'] },
    ],
  }
}

/** A roll of labels with two printed ones drawn off. */
export const labelRollScene: Scene = (scale) => [
  rollPart(
    { radius: 62, height: 112, core: 24, windings: 4 },
    { scale, centre: [0, 0, 0], material: 'white' },
  ),
  labelPart(2, { y: 62, scale, bottom: 5 }),
  labelPart(2 + label.width + label.gap, { y: 62, scale, bottom: 5 }),
]
