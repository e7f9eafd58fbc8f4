import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createInstance } from 'i18next'
import type { Namespace } from './namespace'
import { islandNamespaces, shellNamespaces } from './namespace'
import { loadTexts } from './text-files'

export interface TextsOptions {
  /** Also loads the texts of the frame's islands. @default true */
  readonly withIslands?: boolean
}

/**
 * The texts of one language: once per page in the browser; on a server see `sharedTexts`. Pass it on by
 * `I18nextProvider` only: on a server all visitors would share the library's global instance.
 */
export async function createI18n(
  locale: ShopLocale,
  namespaces: readonly Namespace[],
  { withIslands = true }: TextsOptions = {},
): Promise<i18n> {
  const texts = createInstance()
  await texts.init({
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: {} },
    fallbackLng: false,
    ns: [...shellNamespaces],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await addNamespaces(texts, [...shellNamespaces, ...(withIslands ? islandNamespaces : []), ...namespaces])
  return texts
}

/** Loads the namespaces that are not loaded yet. */
export async function addNamespaces(texts: i18n, namespaces: readonly Namespace[]): Promise<void> {
  // `createI18n` set the language.
  const locale = texts.language as ShopLocale
  const missing = namespaces.filter((namespace) => !texts.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) =>
      texts.addResourceBundle(locale, namespace, await loadTexts(locale, namespace)),
    ),
  )
}
