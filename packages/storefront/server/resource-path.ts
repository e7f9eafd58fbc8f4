import { parseShopUrl } from '@cartonnage/sdk/rules'

const folders = /^\/(?:paymentIcons|assets\/images)\/[\w-]+\.(?:svg|png)$/

/**
 * Where a fixed file of the shop lies in the client's folder, for its absolute address: below the shop's resource base
 * path, which is the site segment without a language [2.12-2]. `undefined` for what is none.
 */
export function resourcePath(url: string): string | undefined {
  const { path, languageSegment } = parseShopUrl(url)
  return languageSegment === undefined && folders.test(path) ? path : undefined
}
