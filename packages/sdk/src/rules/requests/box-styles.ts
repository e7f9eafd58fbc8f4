/** The flutes that a box is made of; each is a board with as many layers as letters. */
export const requestFlutes = ['E', 'B', 'C', 'EB', 'BC'] as const
/** One of {@link requestFlutes}. */
export type RequestFlute = (typeof requestFlutes)[number]

/** A style of box that is made to measure. */
export interface BoxStyle {
  /** Its number in the FEFCO code, by which the trade orders. */
  readonly fefco: string
  /** Flutes that it can be folded from: heavy board does not make mailers, the thinnest no telescopes. */
  readonly flutes: readonly RequestFlute[]
}

/** The styles that can be asked for, the most common one first. */
export const boxStyles = [
  { fefco: '0201', flutes: ['E', 'B', 'C', 'EB', 'BC'] },
  { fefco: '0203', flutes: ['B', 'C', 'EB', 'BC'] },
  { fefco: '0300', flutes: ['B', 'C', 'EB', 'BC'] },
  { fefco: '0427', flutes: ['E', 'B', 'C', 'EB'] },
  { fefco: '0713', flutes: ['E', 'B', 'C'] },
] as const satisfies readonly BoxStyle[]

/** The FEFCO number of one of {@link boxStyles}. */
export type BoxStyleCode = (typeof boxStyles)[number]['fefco']

/** The style of a FEFCO number; undefined for one that is not made to measure. */
export const findBoxStyle = (fefco: unknown): (BoxStyle & { readonly fefco: BoxStyleCode }) | undefined =>
  boxStyles.find((style) => style.fefco === fefco)
