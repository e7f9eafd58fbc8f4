import { ShopError } from '../../errors/errors'
import { boxFinderSearchTerm, type Dimensions } from '../url/search'
import { joinBasePath } from '../url/canonical-base-path'

/** In windows wider than this, in CSS px, the panel opens automatically on the page of its own search. */
export const boxFinderOpenAbove = 768

/** The three fields as text or number, from the URL, from storage or from inputs: decimal digits, anything else counts as missing. */
export interface BoxFinderFields {
  /** Millimetres. */
  readonly length?: unknown
  /** Millimetres. */
  readonly width?: unknown
  /** Millimetres. */
  readonly height?: unknown
}

/**
 * A dimension in whole mm: decimal digits above 0, surrounding spaces allowed; `undefined` for anything else, which
 * counts as missing, not as an error. There is no upper limit here; the server has one.
 */
export function readDimension(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const dimension = /^\d+$/.test(text) ? Number(text) : 0
  return dimension > 0 && Number.isSafeInteger(dimension) ? dimension : undefined
}

/** The dimensions to search for, in mm, or `undefined` while one is missing: then Find is disabled. */
export function readDimensions({ length, width, height }: BoxFinderFields): Dimensions | undefined {
  const dimensions = [length, width, height].map(readDimension)
  const [l, w, h] = dimensions
  return l && w && h ? { length: l, width: w, height: h } : undefined
}

/** The page that shows the Box Finder. */
export interface BoxFinderPage {
  /** The `term` of a search page; null or absent on any other page. */
  readonly term?: string | null | undefined
  /** The dimensions in the URL of the page. */
  readonly fields: BoxFinderFields
  /** Width of the window in CSS px; 0 on a server. */
  readonly windowWidth: number
}

/** The initial state of the Box Finder on a page. */
export interface BoxFinderStart {
  /** In mm; a dimension is absent where its field starts empty. */
  readonly fields: Partial<Dimensions>
  /** Whether all three dimensions are there, so that Find is enabled. */
  readonly canFind: boolean
  /** Whether the panel starts open. */
  readonly isOpen: boolean
}

/**
 * How the Box Finder starts. On the page of its own search the fields are filled, Find is enabled and the panel is
 * open in wide windows; on any other page it is closed and empty.
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
 * Where Reset and the close button lead: the shop's category of carton boxes. Throws `INVALID_URL` for a slug that
 * cannot be part of a path: empty, only dots, or with lone surrogates.
 */
export function boxFinderResetUrl(basePath: string, cartonBoxesSlug: string): string {
  if (/^\s*\.{0,2}\s*$|\p{Cs}/u.test(cartonBoxesSlug)) {
    throw new ShopError('INVALID_URL', 'the slug of the carton boxes category is needed')
  }
  return joinBasePath(basePath, `/category/${encodeURIComponent(cartonBoxesSlug)}`)
}

/** The dimensions as stored in the browser: digits of whole mm, or null for none. */
export interface StoredBoxFinder {
  /** `300` for 300 mm; null after Reset. */
  readonly boxFinderLength: string | null
  /** `200` for 200 mm; null after Reset. */
  readonly boxFinderWidth: string | null
  /** `150` for 150 mm; null after Reset. */
  readonly boxFinderHeight: string | null
}

/** What to store: the dimensions when Find starts a search, null for each of them on Reset and on closing. */
export function storedBoxFinder(dimensions: Dimensions | null): StoredBoxFinder {
  const text = (dimension: keyof Dimensions) => (dimensions ? String(dimensions[dimension]) : null)
  return { boxFinderLength: text('length'), boxFinderWidth: text('width'), boxFinderHeight: text('height') }
}
