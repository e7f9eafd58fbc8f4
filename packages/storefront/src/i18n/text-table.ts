import type { ShopLocale } from '@cartonnage/sdk/rules'

/** A table of texts, nested by subject. */
export interface TextTable {
  readonly [key: string]: string | TextTable
}

/** Typographic replacements of a language. */
type Replacements = readonly (readonly [RegExp, string])[]

/** From the German of Germany to that of Switzerland: ss, «…», and a few words. */
const swissGerman: Replacements = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bauf Lager\b/g, 'an Lager'],
  [/\bGesamt\b/g, 'Total'],
  [/MwSt\./g, 'MWST'],
  [/(\d),(?=\d)/g, '$1.'],
]

/** A narrow no-break space before ; : ! ? and inside « », and a wider one before %. */
const french: Replacements = [
  [/[ \u00a0](?=[;:!?»])/g, '\u202f'],
  [/«[ \u00a0]/g, '«\u202f'],
  [/ (?=%)/g, '\u00a0'],
]

/** Texts for Germany in the German of Switzerland. */
export const toSwissGerman = (texts: TextTable): TextTable => replaceAll(texts, swissGerman)

/** The texts with the spaces of French typography instead of ordinary ones. */
export const toFrenchTypography = (texts: TextTable): TextTable => replaceAll(texts, french)

const replaceAll = (texts: TextTable, replacements: Replacements): TextTable =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? replacements.reduce((current, [from, to]) => current.replace(from, to), text)
        : replaceAll(text, replacements),
    ]),
  )

/** Merges two tables; texts of the second one override those of the first. */
export function mergeTexts(base: TextTable, overrides: TextTable): TextTable {
  const merged: Record<string, string | TextTable> = { ...base }
  for (const [key, text] of Object.entries(overrides)) {
    const current = merged[key]
    merged[key] = typeof text === 'object' && typeof current === 'object' ? mergeTexts(current, text) : text
  }
  return merged
}

/** The folders of a language's files; texts of a later one override those of an earlier one. */
export const textFolders = (locale: ShopLocale): readonly string[] =>
  locale === 'de-CH' ? ['de', 'de-CH'] : [locale]

/**
 * The texts of a namespace from the tables of its folders. de-CH is de in Swiss spelling, with its own texts as overrides.
 * fr-CH gets the spaces of French typography, so that its files can be written with ordinary ones.
 */
export function typeset(locale: ShopLocale, [base = {}, ...overrides]: readonly TextTable[]): TextTable {
  if (locale === 'fr-CH') return toFrenchTypography(base)
  return overrides.reduce(mergeTexts, locale === 'de-CH' ? toSwissGerman(base) : base)
}
