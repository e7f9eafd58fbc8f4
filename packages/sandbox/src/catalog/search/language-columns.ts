import type { ShopLocale } from '../../shop'

/** A text in the three languages of the shops; German in Swiss spelling where both shops read it. */
export type Labels = readonly [german: string, french: string, english: string]

/** The index of a language in `Labels`. */
type LanguageColumn = 0 | 1 | 2

const columns: Readonly<Record<ShopLocale, LanguageColumn>> = { de: 0, 'de-CH': 0, 'fr-CH': 1, 'en-US': 2 }

/** Which of the three texts is for a locale. */
export const languageColumn = (locale: ShopLocale): LanguageColumn => columns[locale]
