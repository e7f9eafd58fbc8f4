import { BlankDrawing } from './blank-drawing'
import { categoryScenes } from './category-scenes'
import { commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import type { Fit } from './scale'
import { SceneDrawing } from './scene-drawing'

export interface CategoryDrawingProps extends CommonDrawingProps {
  /** The key of a top category or one below it: `boxes`, `boxes.fold`, `tape` …; a blank for unknown ones. */
  category: string
  /** Maximum size in px; 230 × 164 without it. */
  fit?: Fit | undefined
}

/** The picture of a top category on the home page's tiles and in the menu. */
export const CategoryDrawing = ({
  category,
  fit = { width: 230, height: 164 },
  ...props
}: CategoryDrawingProps) => {
  const scene = categoryScenes[category.split(/[.-]/)[0] ?? '']
  return scene ? (
    <SceneDrawing scene={scene} fit={fit} {...commonPropsOf(props)} />
  ) : (
    <BlankDrawing
      length={300}
      width={200}
      height={150}
      fit={{ width: fit.width * 0.72, height: fit.height * 0.72 }}
      {...commonPropsOf(props)}
    />
  )
}
