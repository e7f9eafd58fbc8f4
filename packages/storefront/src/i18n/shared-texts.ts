import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createI18n } from './create-i18n'
import type { Namespace } from './namespace'

const cache = new Map<string, Promise<i18n>>()

/**
 * The texts of a kind of page in one language, for a server. They are created once and shared by all visitors, so do not
 * change the language or add texts.
 */
export function sharedTexts(locale: ShopLocale, namespaces: readonly Namespace[]): Promise<i18n> {
  const key = [locale, ...namespaces].join(' ')
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const texts = createI18n(locale, namespaces)
  cache.set(key, texts)
  texts.catch(() => cache.delete(key))
  return texts
}
