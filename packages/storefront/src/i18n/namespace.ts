/** A text namespace: the file name below `src/i18n/{locale}`. A name without a file is simply empty. */
export type Namespace = string

/** Namespaces that every page needs at once: they are loaded with the shell. */
export const shellNamespaces: readonly Namespace[] = ['common', 'header']

/** Namespaces of the frame's parts that come alive later: the server has them, the browser loads them with the part. */
export const partNamespaces: readonly Namespace[] = [
  'page-effects',
  'footer',
  'box-finder',
  'region',
  'country-picker',
  'user-menu',
]
