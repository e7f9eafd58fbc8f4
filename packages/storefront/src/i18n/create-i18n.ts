import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createInstance } from 'i18next'
import type { Namespace } from './namespace'
import type { TextTables } from './text-files'
import { loadFrameTexts, loadTexts } from './text-files'

/**
 * The texts of the frame in one language: once per page in the browser; on a server see `sharedTexts`. Pass it on by
 * `I18nextProvider` only: on a server all visitors would share the library's global instance.
 */
export async function createI18n(locale: ShopLocale, namespaces: readonly Namespace[] = []): Promise<i18n> {
  const texts = createInstance()
  await texts.init({
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: {} },
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  addTables(texts, await loadFrameTexts(locale))
  await addNamespaces(texts, namespaces)
  return texts
}

/** Adds the namespaces that are not there yet. */
export function addTables(texts: i18n, tables: TextTables): void {
  for (const [namespace, table] of Object.entries(tables)) {
    if (!texts.hasResourceBundle(texts.language, namespace))
      texts.addResourceBundle(texts.language, namespace, table)
  }
}

/** Loads the namespaces that are not loaded yet; in a browser only those of `laterNamespaces`. */
export async function addNamespaces(texts: i18n, namespaces: readonly Namespace[]): Promise<void> {
  // `createI18n` set the language.
  const locale = texts.language as ShopLocale
  const missing = namespaces.filter((namespace) => !texts.hasResourceBundle(locale, namespace))
  const load = async (namespace: Namespace) => [namespace, await loadTexts(locale, namespace)] as const
  addTables(texts, Object.fromEntries(await Promise.all(missing.map(load))))
}
