import type * as drawingCode from './shapes/drawing-code'

export type DrawingCode = typeof drawingCode

let loaded: DrawingCode | undefined
let loading: Promise<DrawingCode> | undefined

/** The code that draws, once it is loaded. */
export const currentDrawingCode = (): DrawingCode | undefined => loaded

/** Loads the code that draws, once, and again only after a failure. A page that comes with its drawings does without. */
export function loadDrawingCode(): Promise<DrawingCode> {
  loading ??= import('./shapes/drawing-code').then(
    (code) => (loaded = code),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
