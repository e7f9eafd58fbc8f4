import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createInstance } from 'i18next'
import type { Namespace } from './namespace'
import { partNamespaces, shellNamespaces } from './namespace'
import { loadTexts } from './text-files'

export interface TextsOptions {
  /** Whether the texts of the frame's sleeping parts are there at once. @default true */
  readonly withParts?: boolean
}

/**
 * A texts object of one language: one per page in the browser; on the server see `sharedTexts`.
 * It is handed down by `I18nextProvider` only; the library's global instance would mix visitors up.
 */
export async function createI18n(
  locale: ShopLocale,
  namespaces: readonly Namespace[],
  { withParts = true }: TextsOptions = {},
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
  await addNamespaces(texts, [...shellNamespaces, ...(withParts ? partNamespaces : []), ...namespaces])
  return texts
}

/** Loads what is missing of the given namespaces. A second call for the same ones does nothing. */
export async function addNamespaces(texts: i18n, namespaces: readonly Namespace[]): Promise<void> {
  // The language is one of ours: `createI18n` set it.
  const locale = texts.language as ShopLocale
  const missing = namespaces.filter((namespace) => !texts.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) =>
      texts.addResourceBundle(locale, namespace, await loadTexts(locale, namespace)),
    ),
  )
}
