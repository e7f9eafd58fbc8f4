import { BlankDrawing } from './blank-drawing'
import { categoryScenes } from './category-scenes'
import { lookOf, type DrawingLook } from './drawing-frame'
import type { Fit } from './scale'
import { SceneDrawing } from './scene-drawing'

export interface CategoryDrawingProps extends DrawingLook {
  /** The category's key or any key below it: `boxes`, `boxes.fold`, `tape` …; the blank for unknown ones. */
  category: string
  /** Greatest size in px; 230 × 164 without it. */
  fit?: Fit | undefined
}

/** The picture of a top category on the home page's tiles and in the menu. */
export const CategoryDrawing = ({
  category,
  fit = { width: 230, height: 164 },
  ...look
}: CategoryDrawingProps) => {
  const scene = categoryScenes[category.split(/[.-]/)[0] ?? '']
  return scene ? (
    <SceneDrawing scene={scene} fit={fit} {...lookOf(look)} />
  ) : (
    <BlankDrawing
      length={300}
      width={200}
      height={150}
      fit={{ width: fit.width * 0.72, height: fit.height * 0.72 }}
      {...lookOf(look)}
    />
  )
}
