import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { Namespace } from './namespace'
import { frameNamespaces, pageNamespaces } from './namespace'
import type { TextTable } from './text-table'
import { textFolders, typeset } from './text-table'

/**
 * The texts of a language from its files, for the server and for tests. The build of the browser's part has another module
 * in the place of this one, with the same functions: merged-texts.mjs does then what is done here at run time.
 */
const modules = import.meta.glob<{ readonly texts: TextTable }>('./{en-US,de,de-CH,fr-CH}/*.ts')

/** Tables of texts by namespace. */
export type TextTables = Readonly<Record<Namespace, TextTable>>

/** The texts of one namespace; empty for one without a file. */
export async function loadTexts(locale: ShopLocale, namespace: Namespace): Promise<TextTable> {
  const tables = await Promise.all(
    textFolders(locale).map(
      async (folder) => (await modules[`./${folder}/${namespace}.ts`]?.())?.texts ?? {},
    ),
  )
  return typeset(locale, tables)
}

/** What every page says. */
export const loadFrameTexts = (locale: ShopLocale): Promise<TextTables> => loadTables(locale, frameNamespaces)

/** What a page says beyond the frame; `page` is `{feature}/{module}`. */
export const loadPageTexts = (locale: ShopLocale, page: string): Promise<TextTables> =>
  loadTables(locale, pageNamespaces[page] ?? [])

async function loadTables(locale: ShopLocale, namespaces: readonly Namespace[]): Promise<TextTables> {
  const load = async (namespace: Namespace) => [namespace, await loadTexts(locale, namespace)] as const
  return Object.fromEntries(await Promise.all(namespaces.map(load)))
}
