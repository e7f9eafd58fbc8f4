import type { CategoryContent } from '../drawing-content'
import { categoryScenes } from './category-scenes'
import { drawBlank } from './draw-blank'
import { drawScene } from './draw-scene'
import type { Sketch } from './sketch'

export function drawCategory({ category, fit }: CategoryContent): Sketch {
  const scene = categoryScenes[category.split(/[.-]/)[0] ?? '']
  if (scene) return drawScene(scene, { fit })
  return drawBlank({
    kind: 'blank',
    length: 300,
    width: 200,
    height: 150,
    fit: { width: fit.width * 0.72, height: fit.height * 0.72 },
  })
}
