/** One value in the browser's storage: its key, area and format. */
export interface StorageEntry<T> {
  /** The key before the webstore's id is added. */
  readonly key: string
  /** `local` is shared by all tabs and survives them; `tab` ends with the tab. @default 'local' */
  readonly area?: 'local' | 'tab'
  /** True adds the webstore's id to the key, for two shops on one origin. @default false */
  readonly perShop?: boolean
  /** True for data of the person signed in, which is removed when they leave. @default false */
  readonly isPersonal?: boolean
  /** The value of a stored text; the default for null (nothing stored). May throw for a corrupt text. */
  parse(text: string | null): T
  /** The text of a value; null removes the key. */
  format(value: T): string | null
}
