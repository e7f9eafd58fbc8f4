/** `1er décembre`: in French the first day of a month is an ordinal, which the formats of `Intl` do not know. */
export const withFirstOfMonth = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/^1(?=\s)/, '1er') : date
