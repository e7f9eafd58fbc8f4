import type { BreadcrumbList, Product, QuantitativeValue, WithContext } from 'schema-dts'
import { sellers } from '../../shell/sellers'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { Market } from './offer-data'
import { offerData } from './offer-data'
import type { ProductAttributes, Size } from '../../shared/product/product-attributes'
import { displaySize, sizeText } from '../../shared/product/product-name'

/** A step of a breadcrumb; `url` is absolute. */
export interface Crumb {
  readonly name: string
  readonly url: string
}

/** The way to a page, the page last. */
export const breadcrumbData = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** What a product page says in the words of its language. */
export interface ProductWords {
  readonly description: string
  /** The names of its categories, the widest first. */
  readonly categories: readonly string[]
  readonly material: string | undefined
  readonly colour: string | undefined
  /** How the outer size is called. */
  readonly outerSize: string
}

interface ProductDataInput {
  readonly product: ListedProduct
  readonly words: ProductWords
  /** Absolute, of the page. */
  readonly url: string
  readonly market: Market
}

/** The product for search engines; the offer is what a private buyer pays. */
export function productData({ product, words, url, market }: ProductDataInput): WithContext<Product> {
  const { attributes } = product
  const { description, categories, material, colour } = words
  const size = displaySize(attributes)
  const offer = offerData(product, { url, market })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: attributes.name,
    sku: attributes.sku,
    ...(description !== '' && { description }),
    url,
    ...(categories.length > 0 && { category: categories.join(' > ') }),
    brand: { '@type': 'Brand', name: 'Cartonnage' },
    manufacturer: { '@type': 'Organization', name: sellers.CH.sellerName },
    ...(size !== undefined && { size: `${plain(size)} mm` }),
    ...sizeData(attributes, words),
    ...(material !== undefined && { material }),
    ...(colour !== undefined && { color: colour }),
    ...(attributes.weight !== undefined && { weight: measure(attributes.weight, 'GRM') }),
    ...(offer && { offers: offer }),
  }
}

/** UN/CEFACT codes: millimetres and grams. */
const measure = (value: number, unitCode: 'MMT' | 'GRM'): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
})

/** Without the spaces that keep a size on one line. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The inner size, by which boxes are named and found; the outer size has a name of its own. */
function sizeData({ innerSize, outerSize }: ProductAttributes, { outerSize: name }: ProductWords) {
  return {
    ...(innerSize && dimensions(innerSize)),
    ...(outerSize && {
      additionalProperty: {
        '@type': 'PropertyValue' as const,
        name,
        value: plain(sizeText(outerSize)),
        unitCode: 'MMT',
      },
    }),
  }
}

const dimensions = ({ length, width, height }: Size) => ({
  depth: measure(length, 'MMT'),
  width: measure(width, 'MMT'),
  ...(height > 0 && { height: measure(height, 'MMT') }),
})
