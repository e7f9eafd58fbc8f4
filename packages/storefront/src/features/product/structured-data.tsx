import type { PriceTier } from '@cartonnage/sdk/rules'
import { lineGross, lineNet } from '@cartonnage/sdk/rules'
import type { ListedProduct } from './listed-product'
import { canOrder } from './listed-product'

/** A step on the way to a page; `url` is absolute. */
export interface Crumb {
  readonly name: string
  readonly url: string
}

export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

export interface ProductDataInput {
  readonly product: ListedProduct
  readonly description: string
  readonly url: string
  readonly vatRate: number
}

/** The article for search engines; the offer is what a private buyer pays for the smallest quantity. */
export const productData = ({ product, description, url, vatRate }: ProductDataInput) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.facts.name,
  sku: product.facts.sku,
  ...(description !== '' && { description }),
  url,
  ...(product.tiers[0] && { offers: offerData(product, { tier: product.tiers[0], url, vatRate }) }),
})

interface OfferInput {
  readonly tier: PriceTier
  readonly url: string
  readonly vatRate: number
}

function offerData(product: ListedProduct, { tier, url, vatRate }: OfferInput) {
  const net = lineNet(tier.unitPrice, tier.from)
  return {
    '@type': 'Offer',
    url,
    price: lineGross(net, vatRate).amount,
    priceCurrency: tier.unitPrice.currencyCode,
    availability: `https://schema.org/${availabilityOf(product)}`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: tier.from },
  }
}

function availabilityOf(product: ListedProduct): string {
  if (!canOrder(product)) return 'OutOfStock'
  return product.facts.stock > 0 ? 'InStock' : 'MadeToOrder'
}

/** A data block; nothing in it can end the element, and no browser executes it. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
