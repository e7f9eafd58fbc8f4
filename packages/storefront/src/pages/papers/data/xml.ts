/** An XML element as text; an empty one is left out. Content is the text of elements, or comes from {@link textElement}. */
export function element(
  name: string,
  content: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const inside = content.join('')
  if (inside === '') return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${inside}</${name}>`
}

/** An element with text in it; left out without one. */
export const textElement = (
  name: string,
  text: string | null | undefined,
  attributes?: Readonly<Record<string, string>>,
): string => element(name, [escapeXml(text ?? '')], attributes)

const entities: Readonly<Partial<Record<string, string>>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// Control characters but tab and line breaks, halves of a pair, and two code points: XML cannot have them, even escaped.
// eslint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Any text as XML text, or as the value of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
