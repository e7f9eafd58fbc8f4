/**
 * Text as the search compares it: lower case, ß as ss, without accents and quotes, `×` and `*` between numbers as `x`
 * without the units in between (`50 mm × 66 m` becomes `50x66 m`), with single spaces.
 */
export function foldText(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
  return joinSizes(plain)
    .replace(/[^\p{Letter}\p{Number}.,+%/-]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A name for a URL: `Faltkarton weiß 300 × 200 mm` becomes `faltkarton-weiss-300-200-mm`. */
export function slugify(
  text: string,
  { umlauts, length = 90 }: { umlauts: boolean; length?: number },
): string {
  const spelled = umlauts ? spellUmlauts(text) : text
  const slug = foldText(spelled.replace(/[×*]/g, ' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= length ? slug : slug.slice(0, slug.lastIndexOf('-', length))
}

/** German umlauts as two letters, as people type them without a German keyboard. */
function spellUmlauts(text: string): string {
  return text.replace(/[äöü]/gi, (letter) => letter.toLowerCase().normalize('NFD').charAt(0) + 'e')
}

function joinSizes(text: string): string {
  return text.replace(/(\d)\s*(?:mm|cm|m)?\s*[x×*]\s*(?=\d)/g, '$1x')
}
