import { boardOf, drawnPitch } from '../board'
import type { OpenBoxContent } from '../drawing-content'
import { drawScene } from './draw-scene'
import { materialOf } from './material'
import { openBoxPart } from './open-box-part'
import type { Scene } from './scene'
import type { Sketch } from './sketch'

/** An open folding box as large as its picture allows. */
export function drawOpenBox({ flute, colour, fit, ...size }: OpenBoxContent): Sketch {
  const board = boardOf(flute)
  const scene: Scene = (scale) => [
    openBoxPart(size, {
      scale,
      material: materialOf(colour),
      ...(board && { pitch: drawnPitch(board.pitch, scale) }),
    }),
  ]
  return drawScene(scene, { fit })
}
