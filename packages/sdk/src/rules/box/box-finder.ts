import { ShopError } from '../../errors/errors'
import { boxFinderSearchTerm, type Dimensions } from '../url/search'
import { joinBasePath } from '../url/shown-base-path'

/** The panel opens by itself in windows wider than this, in CSS px [2.4-15], [9-12]. */
export const boxFinderOpenAbove = 768

/** The three fields as text or number, from the page's address, from storage or from inputs. */
export interface BoxFinderFields {
  readonly length?: unknown
  readonly width?: unknown
  readonly height?: unknown
}

/**
 * A dimension in whole mm [9-11]: decimal digits above 0, with blanks around them; `undefined` for anything else,
 * which counts as missing and is no error [5-4], [5-5]. There is no upper bound here [5-6]; the server has one.
 */
export function readDimension(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const dimension = /^\d+$/.test(text) ? Number(text) : 0
  return dimension > 0 && Number.isSafeInteger(dimension) ? dimension : undefined
}

/** The dimensions to search with, or `undefined` while one is missing: then Find is disabled [4.box-finder-2], [5-3]. */
export function readDimensions({ length, width, height }: BoxFinderFields): Dimensions | undefined {
  const sides = [length, width, height].map(readDimension)
  const [l, w, h] = sides
  return l && w && h ? { length: l, width: w, height: h } : undefined
}

/** The page that the Box Finder stands on. */
export interface BoxFinderPage {
  /** The `term` of a search page; absent on any other page. */
  readonly term?: string | null | undefined
  readonly fields: BoxFinderFields
  /** Width of the window in px; 0 on a server. */
  readonly windowWidth: number
}

/** How the Box Finder starts on a page. */
export interface BoxFinderStart {
  readonly fields: { readonly length?: number; readonly width?: number; readonly height?: number }
  readonly canFind: boolean
  readonly isOpen: boolean
}

/**
 * How the Box Finder starts: on the page of its own search with the fields filled, Find enabled and, in wide windows,
 * the panel open [2.4-12..15]; on any other page closed and empty [2.4-16].
 */
export function startBoxFinder({ term, fields, windowWidth }: BoxFinderPage): BoxFinderStart {
  if (term !== boxFinderSearchTerm) return { fields: {}, canFind: false, isOpen: false }
  const [length, width, height] = [fields.length, fields.width, fields.height].map(readDimension)
  return {
    fields: {
      ...(length !== undefined && { length }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    },
    canFind: readDimensions(fields) !== undefined,
    isOpen: windowWidth > boxFinderOpenAbove,
  }
}

/**
 * Where Reset and the closing cross lead: the shop's category of carton boxes [2.4-17], [2.1-11]. Throws
 * `INVALID_URL` for a slug that no path can hold: an empty one, dots alone, halves of characters.
 */
export function boxFinderResetUrl(basePath: string, cartonBoxesSlug: string): string {
  if (/^\s*\.{0,2}\s*$|\p{Cs}/u.test(cartonBoxesSlug)) {
    throw new ShopError('INVALID_URL', 'the slug of the carton boxes category is needed')
  }
  return joinBasePath(basePath, `/category/${encodeURIComponent(cartonBoxesSlug)}`)
}
