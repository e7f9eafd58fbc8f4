import type { ShopLocale } from '@cartonnage/sdk/rules'
import { cartCsv, cartCsvName } from './cart-csv'
import type { ExportedLine } from './cart-csv'

/** Saves a cart as a file of the browser. */
export function saveCartCsv(lines: readonly ExportedLine[], locale: ShopLocale): void {
  const url = URL.createObjectURL(new Blob([cartCsv(lines, locale)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: cartCsvName(Date.now(), locale),
  })
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url))
}
