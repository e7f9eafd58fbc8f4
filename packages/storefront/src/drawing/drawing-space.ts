import { boardOf } from './board'
import type { DrawingContent, GoodsAttributes } from './drawing-content'
import { fluteSectionWidth } from './flutes'
import { openBoxExtent } from './open-flaps'
import { blockExtent, listScale } from './scale'

type GoodsSize = Pick<GoodsAttributes, 'length' | 'width' | 'height'>
type Space = readonly [width: number, height: number]

/** Half of the outermost line at both ends, in px. */
const lines = 2.4

/** Emblems, which are not to scale. */
const emblemSpace: Space = [46, 46]

const spaceAt = ({ across, down }: { across: number; down: number }, scale: number): Space => [
  Math.round(across * scale + lines),
  Math.round(down * scale + lines),
]

const blockSpace = ({ length, width, height = 0 }: GoodsSize, scale: number): Space =>
  length === undefined || width === undefined
    ? emblemSpace
    : spaceAt(blockExtent({ length, width, height }), scale)

/** The width and height in px to keep for a drawing whose symbol is missing: its size as a block, or its maximum size. */
export function spaceOf(content: DrawingContent): Space {
  if ('fit' in content && content.fit) return [content.fit.width, content.fit.height]
  switch (content.kind) {
    case 'box':
      return blockSpace(content, content.scale ?? listScale.category)
    case 'goods':
      return blockSpace(content.attributes, content.scale ?? listScale.category)
    case 'goods-in-box':
      return spaceAt(openBoxExtent(content.box), content.scale ?? listScale.finder)
    case 'flute-section':
      return [
        fluteSectionWidth + lines,
        Math.round((boardOf(content.flute)?.thickness ?? 0) * content.scale + lines),
      ]
    case 'blank':
    case 'category':
    case 'goods-block':
    case 'open-box':
    case 'pallet':
      return [content.fit.width, content.fit.height]
  }
}
