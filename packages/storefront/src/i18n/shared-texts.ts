import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createI18n } from './create-i18n'
import type { Namespace } from './namespace'

const kept = new Map<string, Promise<i18n>>()

/**
 * The texts of a kind of page in one language, for a server: they are the same for all visitors and never change, so
 * the object is made once. Nobody may change its language or add texts to it.
 */
export function sharedTexts(locale: ShopLocale, namespaces: readonly Namespace[]): Promise<i18n> {
  const key = [locale, ...namespaces].join(' ')
  const current = kept.get(key)
  if (current !== undefined) return current
  const texts = createI18n(locale, namespaces)
  kept.set(key, texts)
  texts.catch(() => kept.delete(key))
  return texts
}
