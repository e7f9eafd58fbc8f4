/** What columns are called, folded. The plainest come first: a list may have `Artikelnummer` and `Artikel`. */
const numberWords = [
  'artikelnummer artikelnr artikelno artnummer artnr artno bestellnummer bestellnr produktnummer produktnr sku ' +
    'numerodarticle numerodart numeroarticle numarticle nodarticle nodart noarticle ndarticle ndart narticle ' +
    'reference references ref refarticle referencearticle codearticle ' +
    'itemnumber itemno articlenumber articleno partnumber partno productnumber productno itemcode productcode',
  'artikel art article articles item items produkt produit product part code',
  'nummer nr no n numero num number',
]
const quantityWords = [
  'menge bestellmenge quantite quantites qte quantity quantities qty orderquantity orderqty',
  'anzahl stuck stucke stueck stuckzahl stk stck nombre piece pieces pce pces pcs pc units',
]

/** Where a list has its two columns, from 0; -1 for one that its header does not name, or names twice. */
export interface OrderColumns {
  readonly number: number
  readonly quantity: number
  /** How many columns it names. */
  readonly width: number
}

/**
 * The columns that these cells name in German, French or English; `undefined` where they are no header: none names the
 * number, or one is a figure. `sample` are some lines below, because `Artikel` may be the number or the name.
 */
export function readOrderHeader(
  cells: readonly string[],
  sample: readonly (readonly string[])[] = [],
): OrderColumns | undefined {
  const numbers = ranks(cells, numberWords)
  if (numbers.every((rank) => rank < 0) || cells.some(isFigure)) return undefined
  const found = numbers.map((_, index) => sample.filter((line) => hasSevenDigits(line[index] ?? '')).length)
  return {
    number: plainest(numbers, found),
    quantity: plainest(ranks(cells, quantityWords)),
    width: cells.length,
  }
}

/** As this shop’s article numbers have: `1001180`, `10 01 180`. Others are numbers too, but nothing shows it. */
export const hasSevenDigits = (cell: string): boolean => /^(?:\s*\d){7}\s*$/.test(cell)

/** Whether a cell is a number of any kind. */
export const isFigure = (cell: string): boolean => /^[-+.,'’\d\s]*\d[-+.,'’\d\s]*$/.test(cell)

/** Without case, accents, punctuation, and what is in brackets: `N° d’art.` is `ndart`, `Menge (Stk.)` is `menge`. */
const foldHeader = (cell: string): string =>
  cell
    .replace(/[([].*$/s, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')

/** How plainly each cell names the column, from 0; -1 for a cell that does not. */
const ranks = (cells: readonly string[], words: readonly string[]): readonly number[] =>
  cells.map((cell) => words.findIndex((list) => ` ${list} `.includes(` ${foldHeader(cell) || '-'} `)))

/** The one column with most of what is searched, else that is named most plainly; -1 where none is, or two are alike. */
function plainest(ranks: readonly number[], found: readonly number[] = []): number {
  const scores = ranks.map((rank, index) => (rank < 0 ? -1 : (found[index] ?? 0) * 10 + 9 - rank))
  const best = Math.max(...scores)
  const first = scores.indexOf(best)
  return best >= 0 && first === scores.lastIndexOf(best) ? first : -1
}
