/** A text namespace: the name of a file in `src/i18n/{locale}`, empty if there is none. */
export type Namespace = string

/** Namespaces that every page needs at once, loaded with the shell. */
export const shellNamespaces: readonly Namespace[] = ['common', 'header']

/** Namespaces of the frame's islands. The server always has them; the browser loads them when it hydrates an island. */
export const islandNamespaces: readonly Namespace[] = [
  'page-effects',
  'footer',
  'box-finder',
  'region',
  'country-picker',
  'user-menu',
]
