import type { ShopType } from '@cartonnage/sdk/rules'
import type { ServiceSlug } from '../../app/paths'

/** Where the texts of each shop lie: what its law wants differs. */
const namespaces = { CH: 'service-ch', DE: 'service-de' } as const

export interface ServiceText {
  readonly slug: ServiceSlug
  readonly shop: ShopType
}

export interface ServiceTextOptions {
  /** What stands in a text namespace under a key. */
  find(namespace: string, key: string): unknown
  /** Whether cart and checkout take voucher codes: only then the terms have an offer. */
  readonly areVouchersTaken: boolean
}

/** The text of a page: the shop's own, else the one for both, and after it what this shop adds. */
export function readServiceText(
  { slug, shop }: ServiceText,
  { find, areVouchersTaken }: ServiceTextOptions,
): string {
  const own = [find(namespaces[shop], slug), find('service', slug)].find((text) => typeof text === 'string')
  const addition = find(namespaces[shop], `${slug}Addition`)
  const offer = slug === 'terms' && areVouchersTaken ? find(namespaces[shop], 'promo') : undefined
  return [own, addition, offer].filter((text) => typeof text === 'string').join('\n')
}
