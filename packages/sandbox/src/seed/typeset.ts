import type { ShopLocale } from '../shop'

type Replacements = readonly (readonly [RegExp, string])[]

/** A narrow blank that never breaks, as French has it before some signs and inside quotes. */
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

/** A text of the seed with the quotes, blanks and letters that its language prints. */
export const typeset = (text: string, locale: ShopLocale): string =>
  replacements[locale].reduce((current, [from, to]) => current.replace(from, to), text)
