/** Escapes a text for the cell of a Markdown table, without invisible characters. */
export const inCell = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\`*_{}[\]<>|$~#&]/g, (character) => `\\${character}`)
