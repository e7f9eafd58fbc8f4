import type { BoxSize } from '../box-size'
import { girthLine, seamOf } from './box'
import { linePath, project, shapePath } from './projection'

/** How a box closes: taped 0201, self-closing bottom, tongue, wrap with tear line, lid, or nothing drawn. */
export type Closure = 'tape' | 'auto' | 'letter' | 'wrap' | 'lid' | 'none'

/** Path data of the lines that show the closure; the tape itself is drawn separately. */
export interface ClosureLines {
  solid: string
  dashed: string
}

const tongue = ({ length: l, width: w, height: h }: BoxSize, scale: number) => {
  const [inset, depth] = [Math.min(w * 0.3, 60), Math.min(l * 0.07, 18)]
  const at = (x: number, y: number) => project([x, y, h], scale)
  const slit = linePath([
    at(l, w / 2 + inset / 2),
    at(l - depth, w / 2 + inset / 3),
    at(l - depth, w / 2 - inset / 3),
    at(l, w / 2 - inset / 2),
  ])
  const hinge = [w * 0.12, w * 0.88].map((y) => linePath([at(0, y), at(Math.min(10, l * 0.04), y)])).join('')
  return slit + hinge
}

const across = ({ length, width: w, height }: BoxSize, options: { scale: number; share: number }) =>
  linePath([
    project([length * options.share, 0, height], options.scale),
    project([length * options.share, w, height], options.scale),
  ])

/** The tear line, and the heights at which a wrap folds around what is in it. */
const wrapCreases = (box: BoxSize, scale: number) =>
  [0.3, 0.6].map((share) => girthLine(box, { scale, at: box.height * share })).join('') +
  across(box, { scale, share: 0.62 })

/** The lines of a closure at a scale in px per mm. */
export const closureLines = (box: BoxSize, options: { scale: number; closure: Closure }): ClosureLines => {
  const { scale, closure } = options
  if (closure === 'tape' || closure === 'auto') return { solid: seamOf(box, scale), dashed: '' }
  if (closure === 'letter') return { solid: tongue(box, scale), dashed: '' }
  if (closure === 'lid') return { solid: girthLine(box, { scale, at: box.height * 0.68 }), dashed: '' }
  if (closure === 'wrap')
    return { solid: across(box, { scale, share: 0.38 }), dashed: wrapCreases(box, scale) }
  return { solid: '', dashed: '' }
}

/** The grip hole in the short side. */
export const gripShape = ({ length, width: w, height: h }: BoxSize, scale: number): string => {
  const [half, top] = [Math.min(90, w * 0.36) / 2, h - Math.min(100, h * 0.28)]
  const low = top - Math.min(28, h * 0.09)
  const at = (y: number, z: number) => project([length, y, z], scale)
  return shapePath([
    at(w / 2 + half, top),
    at(w / 2 - half, top),
    at(w / 2 - half, low),
    at(w / 2 + half, low),
  ])
}

/** The wings of a wrap: board that stands out over both short sides, below and above, and keeps corners from blows. */
export const wingsOf = ({ length: l, width: w, height: h }: BoxSize, scale: number) => {
  const reach = Math.max(l * 0.045, 2.5 / scale)
  const sheet = (z: number) =>
    [-reach, l + reach].flatMap((x) => (x < 0 ? [0, w] : [w, 0]).map((y) => project([x, y, z], scale)))
  return [sheet(0), sheet(h)] as const
}
