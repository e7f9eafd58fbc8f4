/**
 * What a page's HTML names of its files: paths, each once.
 * @typedef {object} DocumentFiles
 * @property {readonly string[]} early scripts that are fetched or run at once
 * @property {readonly string[]} app scripts that the page needs once it starts
 * @property {readonly string[]} styles
 * @property {boolean} startsAtOnce
 */

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])

/** @param {string} text */
const unescape = (text) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities.get(entity) ?? entity)

/**
 * The attributes of all elements of a name. Our own server writes them in double quotes, with `<` and `>` escaped.
 * @param {string} html
 * @param {'script' | 'link'} name
 * @returns {readonly ReadonlyMap<string, string>[]}
 */
const elementsOf = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescape(value),
        ]),
      ),
  )

/** @param {readonly (string | undefined)[]} paths @returns {readonly string[]} */
const each = (paths) => [...new Set(paths)].filter((path) => path !== undefined)

/** Which files a document names, and when they are needed. @param {string} html @returns {DocumentFiles} */
export const readDocument = (html) => {
  const scripts = elementsOf(html, 'script')
  const links = elementsOf(html, 'link')
  /** @param {string} rel */
  const linked = (rel) => links.filter((link) => link.get('rel') === rel).map((link) => link.get('href'))
  const app = scripts.flatMap((script) => script.get('data-app')?.split(' ') ?? [])
  return {
    early: each([...scripts.map((script) => script.get('src')), ...linked('modulepreload')]),
    app: each(app.filter((path) => path !== '')),
    styles: each(linked('stylesheet')),
    startsAtOnce: scripts.some((script) => script.has('data-start')),
  }
}
