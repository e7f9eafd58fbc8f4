import type { ShopLocale } from './shop'

type Replacements = readonly (readonly [RegExp, string])[]

/** A narrow no-break space, for French punctuation and quotes. */
const narrow = '\u202f'

const replacements: Readonly<Record<ShopLocale, Replacements>> = {
  de: [
    [/«/g, '„'],
    [/»/g, '“'],
  ],
  'de-CH': [[/ß/g, 'ss']],
  'fr-CH': [
    [/ (?=[;:!?])/g, narrow],
    [/«\s?/g, `«${narrow}`],
    [/\s?»/g, `${narrow}»`],
  ],
  'en-US': [],
}

/** A text of the seed with the quotes, spaces and letters of its locale. */
export const typeset = (text: string, locale: ShopLocale): string =>
  replacements[locale].reduce((current, [from, to]) => current.replace(from, to), text)
