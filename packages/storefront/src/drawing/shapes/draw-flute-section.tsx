import { boardOf, type Board } from '../board'
import type { FluteSectionContent } from '../drawing-content'
import { fluteSectionWidth as width } from '../flutes'
import { cornersOf, linePath, point, shapePath } from './projection'
import type { Sketch } from './sketch'

const wave = (options: { from: number; height: number; pitch: number }) => {
  const { from, height, pitch } = options
  const steps = Math.ceil((width / pitch) * 12)
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = Math.min(width, (index * pitch) / 12)
    return point(x, from + height / 2 - (height / 2) * Math.cos((2 * Math.PI * x) / pitch))
  })
  return linePath(points)
}

/** Path data of a board's cross-section, and its height in px. */
const sectionPaths = (board: Board, scale: number) => {
  const share = board.thickness / board.layers.reduce((sum, layer) => sum + layer.height, 0)
  const level = (y: number) => linePath([point(0, y), point(width, y)])
  let depth = 0
  let [liners, waves] = [level(0), '']
  for (const layer of board.layers) {
    const height = layer.height * share * scale
    waves += wave({ from: depth, height, pitch: layer.pitch * scale })
    depth += height
    liners += level(depth)
  }
  return { liners, waves, height: depth }
}

/** The cross-section of a corrugated board; nothing for unknown flutes. */
export function drawFluteSection({ flute, scale }: FluteSectionContent): Sketch {
  const board = boardOf(flute)
  const { liners, waves, height } = board ? sectionPaths(board, scale) : { liners: '', waves: '', height: 0 }
  const bounds = { left: 0, top: 0, right: width, bottom: height }
  return {
    bounds,
    shapes: (
      <>
        <path className="sectionGround" d={shapePath(cornersOf(bounds))} />
        <path className="wave" d={waves} />
        <path className="liner" d={liners} />
      </>
    ),
  }
}
