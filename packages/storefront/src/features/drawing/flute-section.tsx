import { boardOf, type Board } from './board'
import { DrawingFrame, lookOf, type DrawingLook } from './drawing-frame'
import classes from './drawing.module.css'
import { linePath, shapePath, type Point } from './projection'

export interface FluteSectionProps extends DrawingLook {
  /** E, B, C, EB, BC or CAA. */
  flute: string
  /** Length of the drawn piece in px. */
  width?: number
  /** px per mm; 5 without it, the scale of the home page's comparison. */
  scale?: number
}

const wave = (options: { from: number; height: number; pitch: number; width: number }) => {
  const { from, height, pitch, width } = options
  const steps = Math.ceil((width / pitch) * 12)
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = Math.min(width, (index * pitch) / 12)
    return [x, from + height / 2 - (height / 2) * Math.cos((2 * Math.PI * x) / pitch)]
  })
  return linePath(points)
}

/** Path data of a board's cross-section in px: liners, waves and the height of the whole. */
export const sectionPaths = (board: Board, { width, scale }: { width: number; scale: number }) => {
  const share = board.thickness / board.layers.reduce((sum, layer) => sum + layer.height, 0)
  const level = (y: number) =>
    linePath([
      [0, y],
      [width, y],
    ])
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
export const FluteSection = ({ flute, width = 186, scale = 5, ...look }: FluteSectionProps) => {
  const board = boardOf(flute)
  if (!board) return null
  const { liners, waves, height } = sectionPaths(board, { width, scale })
  return (
    <DrawingFrame bounds={{ left: 0, top: 0, right: width, bottom: height }} {...lookOf(look)}>
      <path
        className={classes['sectionGround']}
        d={shapePath([
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ])}
      />
      <path className={classes['wave']} d={waves} />
      <path className={classes['liner']} d={liners} />
    </DrawingFrame>
  )
}
