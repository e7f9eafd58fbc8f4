import type { Board } from '../board'
import type { BoxSize } from '../box-size'
import { linePath, project, shapePath } from './projection'

export interface CutEdge {
  /** The pale band behind the flutes. */
  band: string
  /** The liners between the flute layers. */
  liners: string
  waves: string
}

const stepsPerWave = 8

/** The board's cut edge along the top of the right face, at least 4 px high; one sine per flute layer. */
export const cutEdgeOf = (
  { length: l, width: w, height: h }: BoxSize,
  options: { scale: number; board: Board },
): CutEdge => {
  const { scale, board } = options
  const stretch = Math.max(board.thickness, 4 / scale) / board.thickness
  const at = (y: number, below: number) => project([l, y, h - below], scale)
  const sum = board.layers.reduce((total, layer) => total + layer.height, 0)
  const share = (board.thickness * stretch) / sum
  let depth = 0
  let liners = ''
  let waves = ''
  for (const layer of board.layers) {
    const height = layer.height * share
    const pitch = layer.pitch * stretch
    const [middle, swing] = [depth + height / 2, (height / 2) * 0.86]
    const count = Math.ceil((w / pitch) * stepsPerWave)
    const points = Array.from({ length: count + 1 }, (_, index) => {
      const y = Math.min(w, (index * pitch) / stepsPerWave)
      return at(y, middle - swing * Math.cos((index / stepsPerWave) * 2 * Math.PI))
    })
    waves += linePath(points)
    depth += height
    liners += linePath([at(0, depth), at(w, depth)])
  }
  return { band: shapePath([at(0, 0), at(w, 0), at(w, depth), at(0, depth)]), liners, waves }
}
