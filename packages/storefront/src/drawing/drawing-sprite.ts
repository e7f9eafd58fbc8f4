import type { DrawingContent } from './drawing-content'

/** A drawing that has no symbol yet. */
export interface DrawingRequest {
  readonly id: string
  readonly content: DrawingContent
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The symbols of a page: each drawing is written once, and shown by `<use>` wherever it is needed. */
export interface DrawingSprite {
  /** The view box of a symbol; undefined until the browser has drawn it. A server draws it at once. */
  viewBoxOf(id: string, content: DrawingContent): string | undefined
  /** Draws what is missing. */
  request(drawing: DrawingRequest): void
  /** Calls the listener when symbols have been added; returns the function that ends this. */
  subscribe(listener: () => void): () => void
}
