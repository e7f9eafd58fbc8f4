import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createI18n } from './create-i18n'
import { pageNamespaces } from './namespace'

const cache = new Map<string, Promise<i18n>>()

/**
 * The texts of a page, `{feature}/{module}`, in one language, for a server; those of the frame alone without a page. They
 * are created once and shared by all visitors, so do not change the language or add texts.
 */
export function sharedTexts(locale: ShopLocale, page = ''): Promise<i18n> {
  const key = `${locale} ${page}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const texts = createI18n(locale, pageNamespaces[page] ?? [])
  cache.set(key, texts)
  texts.catch(() => cache.delete(key))
  return texts
}
