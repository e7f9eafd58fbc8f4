import { canonicalBasePath, parseShopUrl } from '@cartonnage/sdk/rules'
import type { MailInput } from './mail'

export type Place = Pick<MailInput, 'siteUrl' | 'shop' | 'locale'>

/** The address of a page in the language of the mail; null where the address of the shop is not known. */
export function pageUrl({ siteUrl, shop, locale }: Place, path: string): string | null {
  if (siteUrl === null) return null
  const { origin, siteSegment } = parseShopUrl(siteUrl)
  return canonicalBasePath({ shop, origin, siteSegment, locale }) + path
}
