import type { ProductAttributes, Size } from './product-attributes'

/** With no-break spaces, so that a size stays on one line. */
const times = '\u00a0×\u00a0'

/** `300 × 200 × 150`; products without a third dimension have two figures. */
export const sizeText = ({ length, width, height }: Size): string =>
  [length, width, height].filter((dimension) => dimension > 0).join(times)

/** Whether a product is a tube: then its width is a diameter. */
export const isTube = ({ imageHint }: Pick<ProductAttributes, 'imageHint'>): boolean =>
  imageHint.startsWith('mailers-tube')

/** The inner size in mm as lists and headings show it, `Ø 50 × 430` for tubes; undefined without one. */
export function displaySize(
  attributes: Pick<ProductAttributes, 'imageHint' | 'innerSize'>,
): string | undefined {
  const { innerSize } = attributes
  if (innerSize === undefined) return undefined
  return isTube(attributes) ? `Ø\u00a0${innerSize.width}${times}${innerSize.length}` : sizeText(innerSize)
}

const toDimensions = ({ length, width, height }: Size): readonly number[] =>
  [length, width, height].filter((dimension) => dimension > 0)

const sorted = (dimensions: readonly number[]): string => dimensions.toSorted((a, b) => a - b).join()

/** Keeps figures on a line with their units, in sizes and in ranges: `50 mm × 66 m`, `10–55 mm`. */
export const unbroken = (name: string): string =>
  name
    .replace(/(?<=\d) (?=(?:mm|cm|m|µm|kg|g|l)(?![\p{L}\p{N}]))/gu, '\u00a0')
    .replace(/ × (?=\d)/g, times)
    .replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** Where a part of a long German word begins. Browsers without a dictionary would break it anywhere. */
const partStart =
  /(?<=\p{L}{4})(?=karton|versand|verschluss|verpackung|polster|tasche|folie|stretch|schachtel|beutel|winkel|qualität|etikett|container|zwischenlage|chips)/gu

/** As {@link unbroken}, with soft hyphens between the parts of its long words, for narrow columns. */
export const hyphenated = (name: string): string =>
  unbroken(name).replace(/\p{L}{14,}/gu, (word) => word.replace(partStart, '\u00ad'))

/** The name of a tape or film apart from the size of its roll, `50 mm × 66 m`, where the name ends with it. */
export function rollParts(name: string): { readonly name: string; readonly size: string } | undefined {
  const [, rest, size] = /^(.*?\S)\s+(\d+\s(?:mm|cm)\s×\s\d+\sm)$/u.exec(name) ?? []
  return rest === undefined || size === undefined ? undefined : { name: rest, size: unbroken(size) }
}

/** The name in a list whose title is the size: of a tube without its diameter and length, which follow its kind. */
export const listName = (attributes: Pick<ProductAttributes, 'name' | 'innerSize' | 'imageHint'>): string =>
  isTube(attributes) && attributes.innerSize !== undefined
    ? shortName(attributes).replace(/(?<=\S)\s+Ø\s.*$/u, '')
    : shortName(attributes)

/** A name in two parts: before the sizes in it, `50 mm × 66 m` or `102 × 152 mm`, and from there on. */
export function beforeSize(name: string): { readonly start: string; readonly rest: string } {
  const [, start, rest] = /^(.*?\S)\s+(\d[\d.,]*\s(?:(?:mm|cm|m)\s)?×\s\d.*)$/u.exec(name) ?? []
  return start === undefined || rest === undefined ? { start: name, rest: '' } : { start, rest }
}

/** The name without the inner size at its end, which lists and headings show separately. */
export function shortName({ name, innerSize }: Pick<ProductAttributes, 'name' | 'innerSize'>): string {
  const match = /^(.*?\S)\s+(\d+(?:\s×\s\d+){1,2})\smm$/u.exec(name)
  const [, rest, size] = match ?? []
  if (rest === undefined || size === undefined || innerSize === undefined) return name
  return sorted(size.split('×').map(Number)) === sorted(toDimensions(innerSize)) ? rest : name
}
