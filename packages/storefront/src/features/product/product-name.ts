import type { ProductAttributes, Size } from './product-attributes'

/** No-break spaces: a size never breaks across lines. */
const times = '\u00a0×\u00a0'

/** `300 × 200 × 150`; goods without a third dimension have two figures. */
export const sizeText = ({ length, width, height }: Size): string =>
  [length, width, height].filter((side) => side > 0).join(times)

/** Whether an article is a tube: round, so its width is a diameter. */
export const isTube = ({ imageHint }: Pick<ProductAttributes, 'imageHint'>): boolean =>
  imageHint.startsWith('mailers-tube')

/** The inner size in mm as lists and headings show it, `Ø 50 × 430` for tubes; undefined where there is none. */
export function shownSize(
  attributes: Pick<ProductAttributes, 'imageHint' | 'innerSize'>,
): string | undefined {
  const { innerSize } = attributes
  if (innerSize === undefined) return undefined
  return isTube(attributes) ? `Ø\u00a0${innerSize.width}${times}${innerSize.length}` : sizeText(innerSize)
}

const sidesOf = ({ length, width, height }: Size): readonly number[] =>
  [length, width, height].filter((side) => side > 0)

const sorted = (sides: readonly number[]): string => sides.toSorted((a, b) => a - b).join()

/** Figures stay with their units, and sizes in one piece: `50 mm × 66 m`. */
export const unbroken = (name: string): string =>
  name.replace(/(?<=\d) (?=(?:mm|cm|m|µm|kg|g|l)(?![\p{L}\p{N}]))/gu, '\u00a0').replace(/ × (?=\d)/g, times)

/** The name of a tape or film and what a roll of it measures, `50 mm × 66 m`, where the name ends with that. */
export function rollParts(name: string): { readonly name: string; readonly size: string } | undefined {
  const [, rest, size] = /^(.*?\S)\s+(\d+\s(?:mm|cm)\s×\s\d+\sm)$/u.exec(name) ?? []
  return rest === undefined || size === undefined ? undefined : { name: rest, size: unbroken(size) }
}

/** The name without the inner size at its end, which lists and headings show by itself. */
export function shortName({ name, innerSize }: Pick<ProductAttributes, 'name' | 'innerSize'>): string {
  const match = /^(.*?\S)\s+(\d+(?:\s×\s\d+){1,2})\smm$/u.exec(name)
  const [, rest, size] = match ?? []
  if (rest === undefined || size === undefined || innerSize === undefined) return name
  return sorted(size.split('×').map(Number)) === sorted(sidesOf(innerSize)) ? rest : name
}
