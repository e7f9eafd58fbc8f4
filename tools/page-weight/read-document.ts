/** What a page's HTML names of its files: paths, each once. */
export interface DocumentFiles {
  /** scripts that are fetched or run at once */
  readonly early: readonly string[]
  /** scripts that the page needs once it starts */
  readonly app: readonly string[]
  readonly styles: readonly string[]
  readonly startsAtOnce: boolean
}

/**
 * The attributes of all elements of a name. Our own server writes them in double quotes, and no path of a file has
 * anything in it that is escaped.
 */
const elementsOf = (html: string, name: 'script' | 'link') =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
      ),
  )

const each = (paths: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(paths)].filter((path) => path !== undefined).filter((path) => path !== '')

/** Which files a document names, and when they are needed. */
export const readDocument = (html: string): DocumentFiles => {
  const scripts = elementsOf(html, 'script')
  const links = elementsOf(html, 'link')
  const linked = (rel: string) =>
    links.filter((link) => link.get('rel') === rel).map((link) => link.get('href'))
  return {
    early: each([...scripts.map((script) => script.get('src')), ...linked('modulepreload')]),
    app: each(scripts.flatMap((script) => script.get('data-app')?.split(' '))),
    styles: each(linked('stylesheet')),
    startsAtOnce: scripts.some((script) => script.has('data-start')),
  }
}
