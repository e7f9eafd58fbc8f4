import { boardOf, type Board } from './board'
import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import classes from './drawing.module.css'
import { cornersOf, linePath, point, shapePath } from './projection'

export interface FluteSectionProps extends CommonDrawingProps {
  /** E, B, C, EB, BC or CAA. */
  flute: string
  /** Length of the section in px. */
  width?: number
  /** px per mm; 5 without it, the scale of the home page's comparison. */
  scale?: number
}

const wave = (options: { from: number; height: number; pitch: number; width: number }) => {
  const { from, height, pitch, width } = options
  const steps = Math.ceil((width / pitch) * 12)
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = Math.min(width, (index * pitch) / 12)
    return point(x, from + height / 2 - (height / 2) * Math.cos((2 * Math.PI * x) / pitch))
  })
  return linePath(points)
}

/** Path data of a board's cross-section, and its height in px. */
const sectionPaths = (board: Board, { width, scale }: { width: number; scale: number }) => {
  const share = board.thickness / board.layers.reduce((sum, layer) => sum + layer.height, 0)
  const level = (y: number) => linePath([point(0, y), point(width, y)])
  let depth = 0
  let [liners, waves] = [level(0), '']
  for (const layer of board.layers) {
    const height = layer.height * share * scale
    waves += wave({ from: depth, height, pitch: layer.pitch * scale, width })
    depth += height
    liners += level(depth)
  }
  return { liners, waves, height: depth }
}

/** The cross-section of a corrugated board to scale; nothing for unknown flutes. */
export const FluteSection = ({ flute, width = 186, scale = 5, ...props }: FluteSectionProps) => {
  const board = boardOf(flute)
  if (!board) return null
  const { liners, waves, height } = sectionPaths(board, { width, scale })
  const bounds = { left: 0, top: 0, right: width, bottom: height }
  return (
    <DrawingFrame bounds={bounds} {...commonPropsOf(props)}>
      <path className={classes['sectionGround']} d={shapePath(cornersOf(bounds))} />
      <path className={classes['wave']} d={waves} />
      <path className={classes['liner']} d={liners} />
    </DrawingFrame>
  )
}
