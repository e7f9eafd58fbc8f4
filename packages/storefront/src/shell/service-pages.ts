import type { ShopType } from '@cartonnage/sdk/rules'
import type { ServiceSlug } from './paths'

/** The columns of the footer, in their order. */
export const serviceGroups = ['customerInfo', 'legal'] as const

/** The footer column of a page. */
export type ServiceGroup = (typeof serviceGroups)[number]

export interface ServicePage {
  readonly slug: ServiceSlug
  readonly group: ServiceGroup
  readonly shops: readonly ShopType[]
  /** Since when a text that readers may want to keep is as it is, `2026-11-26`. Changes with the text. */
  readonly version?: string
  /** The days of the versions before that, the latest first: those of the terms are kept for who ordered then. */
  readonly earlier?: readonly string[]
}

const everywhere: readonly ShopType[] = ['CH', 'DE']

/** The static pages that exist, in the order of the footer. */
export const servicePages: readonly ServicePage[] = [
  { slug: 'delivery', group: 'customerInfo', shops: everywhere },
  { slug: 'payment', group: 'customerInfo', shops: everywhere },
  { slug: 'returns', group: 'customerInfo', shops: everywhere },
  { slug: 'contact', group: 'customerInfo', shops: everywhere },
  { slug: 'imprint', group: 'legal', shops: everywhere },
  { slug: 'terms', group: 'legal', shops: everywhere, version: '2026-11-26', earlier: ['2026-03-02'] },
  { slug: 'privacy', group: 'legal', shops: everywhere, version: '2026-11-26' },
  { slug: 'cookies', group: 'legal', shops: everywhere },
  { slug: 'accessibility', group: 'legal', shops: everywhere },
  { slug: 'guarantee', group: 'legal', shops: everywhere },
  { slug: 'withdrawal', group: 'legal', shops: ['DE'], version: '2026-11-29' },
]

/** The page of that slug in that shop, if there is one. */
export function findServicePage(shop: ShopType, slug: string | undefined): ServicePage | undefined {
  return servicePages.find((page) => page.slug === slug && page.shops.includes(shop))
}
