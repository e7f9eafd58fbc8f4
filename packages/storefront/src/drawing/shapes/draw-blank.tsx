import type { BlankContent } from '../drawing-content'
import { blankExtent } from '../blank-extent'
import { blankOf } from './blank'
import { blankDimensions } from './blank-dimensions'
import { DimensionLines } from './dimension-lines'
import { boundsWithLines } from './dimension'
import type { Sketch } from './sketch'

/** Space in px for the dimension lines on one side. */
const marginOf = ({ dimensions }: BlankContent): number => {
  if (dimensions === 'all') return 108
  return dimensions ? 40 : 3
}

const scaleFor = (content: BlankContent) => {
  const { across, down } = blankExtent(content)
  const margin = marginOf(content)
  return Math.min((content.fit.width - margin) / across, (content.fit.height - margin) / down)
}

export function drawBlank(content: BlankContent): Sketch {
  const { dimensions = false, labelSize: size = 13, lineOnly = false, decimalMark = '.' } = content
  const blank = blankOf(content, scaleFor(content))
  const isWhole = dimensions === 'all'
  const lines = dimensions ? blankDimensions(blank, { box: content, size, isWhole, decimalMark }) : []
  return {
    bounds: boundsWithLines({ left: 0, top: 0, right: blank.width, bottom: blank.height }, lines),
    shapes: (
      <>
        {lineOnly ? null : <path className="blank" d={blank.cut} />}
        <path className="blankCrease" d={blank.crease} />
        <path className="blankCut" d={blank.cut} />
        <DimensionLines lines={lines} size={size} />
      </>
    ),
  }
}
