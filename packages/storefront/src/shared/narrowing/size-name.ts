/** Sizes that are narrowed by a from–to. */
export type SizeName = 'length' | 'width' | 'height'

export const toSizeName = (parameter: string): SizeName =>
  parameter === 'width' || parameter === 'height' ? parameter : 'length'
