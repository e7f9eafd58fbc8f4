/** The kind of drawing for a category's picture: `boxes-fold` for `/cms/…/boxes-fold.svg`. */
export const drawingKey = (imageUrl: string | undefined): string =>
  /([a-z-]+)\.svg$/.exec(imageUrl ?? '')?.[1] ?? 'custom'
