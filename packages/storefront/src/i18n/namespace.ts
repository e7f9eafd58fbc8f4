/** A text namespace: the file name below `src/i18n/{locale}`. A name without a file is simply empty. */
export type Namespace = string

/** Namespaces that every page needs: they are loaded with the shell. */
export const shellNamespaces: readonly Namespace[] = ['common', 'header', 'footer']
