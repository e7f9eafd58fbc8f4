import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { createInstance } from 'i18next'
import type { TextTable } from '../../src/i18n/text-table'
import { textFolders, typeset } from '../../src/i18n/text-table'

/** What mails say in the words of the shop's pages. Loaded at once, because a mail is rendered while an order is placed. */
const files = import.meta.glob<{ readonly texts: TextTable }>(
  '../../src/i18n/{en-US,de,de-CH,fr-CH}/{cart,common,delivery,orders,service,service-ch,service-de,terms-archive-ch,terms-archive-de,units}.ts',
  { eager: true },
)
const namespaces = [
  'cart',
  'common',
  'delivery',
  'orders',
  'units',
  'service',
  'service-ch',
  'service-de',
  'terms-archive-ch',
  'terms-archive-de',
]

const created = new Map<ShopLocale, i18n>()

/** The texts of the shop in a language. */
export function mailI18n(locale: ShopLocale): i18n {
  const existing = created.get(locale)
  if (existing !== undefined) return existing
  const texts = createInstance({
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: Object.fromEntries(namespaces.map((name) => [name, tableOf(locale, name)])) },
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // The texts are there when it returns: nothing is loaded.
  void texts.init()
  created.set(locale, texts)
  return texts
}

const tableOf = (locale: ShopLocale, namespace: string): TextTable =>
  typeset(
    locale,
    textFolders(locale).map((folder) => files[`../../src/i18n/${folder}/${namespace}.ts`]?.texts ?? {}),
  )
