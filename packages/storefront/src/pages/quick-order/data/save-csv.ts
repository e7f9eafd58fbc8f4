import { writeCsv } from '@cartonnage/sdk/order-files'

/** Lets the browser save a table as a file. */
export function saveCsv(rows: readonly (readonly string[])[], name: string): void {
  const url = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has its own hold on the file once the press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
