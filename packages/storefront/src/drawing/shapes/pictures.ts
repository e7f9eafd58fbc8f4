import boxesSpecialMoveArchive from '../pictures/boxes-special-move-archive.svg?no-inline'
import boxesSpecialMoveWardrobe from '../pictures/boxes-special-move-wardrobe.svg?no-inline'
import customPrinted from '../pictures/custom-printed.svg?no-inline'
import customSamples from '../pictures/custom-samples.svg?no-inline'
import customSize from '../pictures/custom-size.svg?no-inline'
import fillChips from '../pictures/fill-chips.svg?no-inline'
import fillChipsBag from '../pictures/fill-chips-bag.svg?no-inline'
import fillChipsCorrugated from '../pictures/fill-chips-corrugated.svg?no-inline'
import fillPaperSheets from '../pictures/fill-paper-sheets.svg?no-inline'
import labelDoc from '../pictures/label-doc.svg?no-inline'
import labelDocPaper from '../pictures/label-doc-paper.svg?no-inline'
import labelShipWarning from '../pictures/label-ship-warning.svg?no-inline'
import mailersBoard from '../pictures/mailers-board.svg?no-inline'
import mailersBoardFilm from '../pictures/mailers-board-film.svg?no-inline'
import mailersBoardSolid from '../pictures/mailers-board-solid.svg?no-inline'
import mailersPadded from '../pictures/mailers-padded.svg?no-inline'
import mailersPaddedPaper from '../pictures/mailers-padded-paper.svg?no-inline'
import palletEdge from '../pictures/pallet-edge.svg?no-inline'
import palletEdgeHood from '../pictures/pallet-edge-hood.svg?no-inline'
import palletEdgePad from '../pictures/pallet-edge-pad.svg?no-inline'
import presentFood from '../pictures/present-food.svg?no-inline'
import presentFoodBag from '../pictures/present-food-bag.svg?no-inline'
import presentGiftWine from '../pictures/present-gift-wine.svg?no-inline'
import tapePackPpFragile from '../pictures/tape-pack-pp-fragile.svg?no-inline'
import tapePackPpPrinted from '../pictures/tape-pack-pp-printed.svg?no-inline'
import tapeTools from '../pictures/tape-tools.svg?no-inline'
import tapeToolsMoistener from '../pictures/tape-tools-moistener.svg?no-inline'
import tapeToolsStrapping from '../pictures/tape-tools-strapping.svg?no-inline'

/** The view box of the pictures of goods without a size. */
export const usualBox: ViewBox = [0, 0, 500, 400]

type ViewBox = readonly [left: number, top: number, width: number, height: number]

/**
 * Pictures that are files, named after the kind of goods; of several that fit, the first one. Of goods that come in sizes,
 * the view box and the length or diameter of those in the picture, in mm at 1 px per mm: their back corner is at the origin.
 *
 * The page shows the group `picture` of a file, or in it `emblem`, without the finest lines, where it is small. Colours are
 * the page's custom properties, as attributes: its style sheets do not reach into the file. Lines do not scale.
 */
export const pictures: readonly (readonly [file: string, viewBox?: ViewBox, length?: number])[] = [
  [boxesSpecialMoveArchive, [-89, -252, 375, 469], 327],
  [boxesSpecialMoveWardrobe, [-583, -1542, 1253, 2095], 600],
  [mailersBoardFilm, [-329, -34, 700, 408], 425],
  [mailersBoardSolid, [-280, -7, 672, 395], 450],
  [mailersBoard, [-205, -13, 497, 300], 334],
  [mailersPaddedPaper, [-245, -47, 542, 336], 340],
  [mailersPadded, [-245, -47, 542, 336], 340],
  [fillPaperSheets],
  [fillChipsBag],
  [fillChipsCorrugated],
  [fillChips],
  [tapePackPpFragile, [-63, -87, 126, 124], 100],
  [tapePackPpPrinted, [-63, -87, 126, 124], 100],
  [tapeToolsMoistener],
  [tapeToolsStrapping],
  [tapeTools],
  [palletEdgePad, [-695, -536, 1738, 1539], 1200],
  [palletEdgeHood],
  [palletEdge],
  [labelDocPaper],
  [labelDoc],
  [labelShipWarning, [-78, -128, 218, 272], 124],
  [presentGiftWine, [-219, -374, 601, 682], 360],
  [presentFoodBag],
  [presentFood, [-228, -42, 456, 305], 260],
  [customSize],
  [customSamples],
  [customPrinted, [-176, -102, 439, 355], 300],
]

/** The kind of goods that a file shows. */
export const kindOf = (file: string): string => /([a-z-]+)\.svg/.exec(file)?.[1] ?? file
