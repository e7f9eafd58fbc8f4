import { languageColumn, type Labels } from './language-columns'
import type { ShopLocale } from '../../shop'

/** Certificates by their name in the catalogue, where it is translated. */
const translated: Readonly<Record<string, Labels>> = {
  'Blauer Engel': ['Blauer Engel', 'Ange Bleu', 'Blue Angel'],
}

/** A certificate of the catalogue in a language. */
export const certificateName = (name: string, locale: ShopLocale): string =>
  translated[name]?.[languageColumn(locale)] ?? name

/** The name in the catalogue of a certificate in any language. */
export const certificateInCatalogue = (shown: string): string =>
  Object.entries(translated).find(([, names]) => names.includes(shown))?.[0] ?? shown
