import type { Fit } from './scale'
import type { BoxSize } from './box-size'
import type { Roll } from './roll'
import type { Closure } from './shapes/box-closure'
import type { BoxLabels } from './shapes/box-dimensions'

/** What is drawn, with all that its shapes depend on: equal contents share one symbol. Sizes are in mm. */
export type DrawingContent =
  | BlankContent
  | BoxContent
  | CategoryContent
  | FluteSectionContent
  | GoodsContent
  | GoodsBlockContent
  | GoodsInBoxContent
  | OpenBoxContent
  | PalletContent

/** The blank ("Zuschnitt") of a 0201: solid = cut, dashed = crease. */
export interface BlankContent extends BoxSize {
  kind: 'blank'
  /** Maximum size in px, including dimension lines. */
  fit: Fit
  /** Dimension lines with plain figures in mm; `all` has the joint and the whole blank too. */
  dimensions?: boolean | 'all' | undefined
  /** Between the figures and their decimals; a point without it. */
  decimalMark?: string | undefined
  /** Font size of the labels in px; 13 without it. */
  labelSize?: number | undefined
  /** Only lines, for products of unknown size. */
  lineOnly?: boolean | undefined
}

/** A closed box in isometric view. */
export interface BoxContent extends BoxSize {
  kind: 'box'
  /** E, B, C, EB, BC or CAA; without it no flute lines and no cut edge. */
  flute?: string | undefined
  /** As in the catalogue: braun, weiss, grau, schwarz; brown without it. */
  colour?: string | undefined
  /** `tape` (FEFCO 0201) without it. */
  closure?: Closure | undefined
  /** Heights in mm at which a box of variable height can be folded down. */
  creases?: readonly number[] | undefined
  /** A grip hole in the short side. */
  grip?: boolean | undefined
  /** px per mm; `listScale.category` without it. Pictures of one list share it. */
  scale?: number | undefined
  /** Maximum size in px of a single picture, including dimension lines. Overrides `scale`. */
  fit?: Fit | undefined
  /** Dimension lines with these texts. */
  dimensions?: BoxLabels | undefined
  /** Font size of the dimension labels in px; 14 without it. */
  labelSize?: number | undefined
  /** Print on the lit face, drawn when the long edge exceeds 90 px: the size, and the line above it. */
  print?: readonly [headline: string, detail: string] | undefined
}

/** The picture of a top category on the home page's tiles and in empty lists. */
export interface CategoryContent {
  kind: 'category'
  /** The key of a top category or one below it: `boxes`, `boxes.fold`, `tape` …; a blank for unknown ones. */
  category: string
  /** Maximum size in px. */
  fit: Fit
}

/** The cross-section of a corrugated board to scale. */
export interface FluteSectionContent {
  kind: 'flute-section'
  /** E, B, C, EB, BC or CAA; nothing is drawn for others. */
  flute: string
  /** px per mm */
  scale: number
}

/** Any product, drawn as its attributes say. */
export interface GoodsContent {
  kind: 'goods'
  attributes: GoodsAttributes
  /** px per mm; `listScale.category` without it. Pictures of one list share it. */
  scale?: number | undefined
  /** px per mm of rolls, which would vanish beside boxes; without it they are as large as emblems. */
  rollScale?: number | undefined
  /** Maximum size in px of a single picture. Overrides `scale`. */
  fit?: Fit | undefined
  /** Texts of the dimension lines, for goods with a size. */
  dimensions?: BoxLabels | undefined
  labelSize?: number | undefined
  /** For boxes: print on the lit face, the size and the line above it. */
  print?: readonly [headline: string, detail: string] | undefined
}

/** The attributes of a product that determine its drawing. Sizes in mm. */
export interface GoodsAttributes {
  /** The kind of picture, such as `boxes-fold-single`, or the category key `boxes.fold.single`. */
  kind?: string | undefined
  fefco?: string | undefined
  length?: number | undefined
  width?: number | undefined
  height?: number | undefined
  /** Heights in mm of a box of variable height. */
  heights?: readonly number[] | undefined
  flute?: string | undefined
  /** braun, weiss, grau or schwarz. */
  colour?: string | undefined
  roll?: Roll | undefined
}

/** The shopper's goods as a green block with dimension lines. */
export interface GoodsBlockContent extends BoxSize {
  kind: 'goods-block'
  /** Maximum size in px, including dimension lines. */
  fit: Fit
  /** Texts of the dimension lines. */
  dimensions: Required<BoxLabels>
  /** Font size of the labels in px; 14 without it. */
  labelSize?: number | undefined
}

/** The shopper's goods, in green, inside an open box. */
export interface GoodsInBoxContent {
  kind: 'goods-in-box'
  /** Inner size in mm. */
  box: BoxSize
  /** Size of the goods in mm, turned as they lie in the box. */
  goods: BoxSize
  /** px per mm; `listScale.finder` without it. */
  scale?: number | undefined
  /** Maximum size in px of a single picture, including dimension lines. Overrides `scale`. */
  fit?: Fit | undefined
  /** Texts of the dimension lines. */
  dimensions?: BoxLabels | undefined
  labelSize?: number | undefined
}

/** An open, empty folding box with four flaps. */
export interface OpenBoxContent extends BoxSize {
  kind: 'open-box'
  /** E, B, C, EB, BC or CAA; without it no flute lines. */
  flute?: string | undefined
  /** As in the catalogue: braun, weiss, grau, schwarz; brown without it. */
  colour?: string | undefined
  /** Maximum size in px. */
  fit: Fit
}

/** A pallet of flat boxes in bundles, as such pallets look: neither its layers nor their height are counted. */
export interface PalletContent {
  kind: 'pallet'
  /** Maximum size in px. */
  fit: Fit
}
