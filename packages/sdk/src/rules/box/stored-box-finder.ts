import type { Dimensions } from '../url/search'

/** The Box Finder's dimensions as the browser keeps them: digits of whole mm, or null for none. */
export interface StoredBoxFinder {
  readonly boxFinderLength: string | null
  readonly boxFinderWidth: string | null
  readonly boxFinderHeight: string | null
}

/**
 * What to store of the Box Finder: the dimensions when Find starts a search [2.4-11], null for each of them on Reset
 * and on closing [2.4-17], [3.browser-stored-data-3].
 */
export function storedBoxFinder(dimensions: Dimensions | null): StoredBoxFinder {
  const text = (side: keyof Dimensions) => (dimensions ? String(dimensions[side]) : null)
  return { boxFinderLength: text('length'), boxFinderWidth: text('width'), boxFinderHeight: text('height') }
}
