/** The kind of drawing that a category's picture stands for: `boxes-fold` of `/cms/…/boxes-fold.svg`. */
export const drawingKey = (imageUrl: string | undefined): string =>
  /([a-z-]+)\.svg$/.exec(imageUrl ?? '')?.[1] ?? 'custom'
