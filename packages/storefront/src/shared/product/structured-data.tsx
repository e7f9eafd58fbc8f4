import type { PriceTier } from '@cartonnage/sdk/rules'
import { lineGross } from '@cartonnage/sdk/rules'
import { dataBlockText } from '../../metadata/metadata'
import type { ListedProduct } from './listed-product'
import { canOrder } from './listed-product'
import { displaySize } from './product-name'

/** A step of a breadcrumb; `url` is absolute. */
interface Crumb {
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

interface ProductDataInput {
  readonly product: ListedProduct
  readonly description: string
  readonly url: string
  readonly vatRate: number
}

/** The product for search engines; the offer is what a private buyer pays for the smallest quantity. */
export function productData({ product, description, url, vatRate }: ProductDataInput) {
  const { attributes, tiers } = product
  const size = displaySize(attributes)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: attributes.name,
    sku: attributes.sku,
    ...(size !== undefined && { size: `${size} mm` }),
    ...(description !== '' && { description }),
    url,
    ...(tiers[0] && { offers: offerData(product, { tier: tiers[0], url, vatRate }) }),
  }
}

interface OfferInput {
  readonly tier: PriceTier
  readonly url: string
  readonly vatRate: number
}

function offerData(product: ListedProduct, { tier, url, vatRate }: OfferInput) {
  const price = lineGross(tier.unitPrice, tier.from, vatRate).amount
  const priceCurrency = tier.unitPrice.currencyCode
  const availability = availabilityOf(product)
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    // Says for how many units the price is, and that it includes VAT.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      valueAddedTaxIncluded: true,
      referenceQuantity: { '@type': 'QuantitativeValue', value: tier.from },
    },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: tier.from },
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availability}`,
    ...(availability === 'BackOrder' && { availabilityStarts: product.attributes.nextSupply }),
  }
}

function availabilityOf(product: ListedProduct): string {
  const { status, stock } = product.attributes
  if (!canOrder(product)) return status === 'discontinued' ? 'Discontinued' : 'OutOfStock'
  if (status === 'made-to-order') return 'MadeToOrder'
  return stock === 0 ? 'BackOrder' : 'InStock'
}

/** A data block: never executed, and its content cannot end the element. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{dataBlockText(data)}</script>
}
