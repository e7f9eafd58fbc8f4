import type { Roll } from '../roll'
import { rollPart } from './cylinder-part'
import { linePath, project, shapePath } from './projection'
import type { Part, Scene } from './scene'

interface LabelPlace {
  readonly width: number
  readonly height: number
  readonly y: number
  readonly scale: number
  readonly bottom: number
}

/** Bars and lines of a printed label in the plane y = `y`, starting at x. */
const labelPart = (x: number, { width, height, y, scale, bottom }: LabelPlace): Part => {
  const at = (dx: number, dz: number) => project([x + dx * width, y, bottom + dz * height], scale)
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

/** A roll of labels with printed ones drawn off: two, or one that is long. */
export const labelRollScene =
  ({ diameter, width, core, labelLength = 76 }: Roll): Scene =>
  (scale) => {
    const place = { width: labelLength, height: width - 10, y: diameter / 2, scale, bottom: 5 }
    return [
      rollPart(
        { radius: diameter / 2, height: width, core: core / 2, windings: 4 },
        { scale, centre: [0, 0, 0], material: 'white' },
      ),
      ...(labelLength > width ? [0] : [0, 1]).map((index) => labelPart(2 + index * (labelLength + 6), place)),
    ]
  }
