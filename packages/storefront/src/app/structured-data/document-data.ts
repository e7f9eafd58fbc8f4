import { navigationKey, valueOf, vat } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { canonicalBasePath, joinBasePath } from '@cartonnage/sdk/rules'
import type { ShopUrl } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import type { OnlineStore, SearchAction, WithActionConstraints, WithContext } from 'schema-dts'
import type { categoryLoader } from '../../pages/category/data/category-loader'
import type { productLoader } from '../../pages/product/data/product-loader'
import type { GoodsFact } from '../../shared/product/goods-facts'
import type { Crumb, ProductWords } from './product-data'
import { breadcrumbData, productData } from './product-data'
import { paths } from '../../shell/paths'
import { sellers } from '../../shell/sellers'
import { categoryPathsIn } from '../../shell/use-category-links'

type Loaded<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>
type ProductPage = Loaded<typeof productLoader>
type CategoryPage = Loaded<typeof categoryLoader>

/** A page whose document is written. */
export interface DocumentedPage {
  /** Of the page's table; undefined for an unknown address. */
  readonly module: string | undefined
  readonly loaderData: unknown
  readonly shop: Client
  readonly shopUrl: ShopUrl
  readonly i18n: i18n
  /** What every page says of the site. */
  readonly site: readonly object[]
}

/**
 * The structured data of a page's document, of which no script knows: who reads it loads documents, and does not navigate
 * within them.
 */
export function documentData(page: DocumentedPage): readonly object[] {
  const { module, loaderData, site } = page
  // The table of pages names the loader of each.
  if (module === 'product/product-page') return [...site, ...productBlocks(loaderData as ProductPage, page)]
  if (module === 'category/category-page')
    return [...site, breadcrumbData(crumbsTo((loaderData as CategoryPage).path, page))]
  return module === 'home/home-page' ? [...site, storeData(page)] : site
}

const urlOf = ({ shopUrl }: DocumentedPage, path: string): string =>
  joinBasePath(canonicalBasePath(shopUrl), path)

function productBlocks({ product, description, path }: ProductPage, page: DocumentedPage) {
  const url = urlOf(page, paths.product(product))
  const { countryCode, vatRate } = page.shop.use(vat).getSnapshot()
  const returnsUrl = urlOf(page, paths.service('returns'))
  return [
    productData({
      product,
      words: wordsOf({ product, description, path }, page.i18n),
      url,
      market: { shop: page.shopUrl.shop, countryCode, vatRate, returnsUrl },
    }),
    breadcrumbData([...crumbsTo(path, page), { name: product.attributes.name, url }]),
  ]
}

type Described = Pick<ProductPage, 'product' | 'description' | 'path'>

function wordsOf({ product, description, path }: Described, { t }: i18n): ProductWords {
  const { facts = [], attributes } = product
  const factName = (id: GoodsFact['id']) => {
    const fact = facts.find((known) => known.id === id)
    return fact !== undefined && 'name' in fact ? t(`name.${fact.name}`, { ns: 'goods' }) : undefined
  }
  const packaging = (attributes.materials ?? []).map(({ material }) => t(`material.${material}`))
  return {
    description,
    categories: path.map(({ name }) => name),
    material: factName('material') ?? (packaging.join('; ') || undefined),
    colour: factName('colour') ?? (attributes.fefco && t(`colour.${attributes.colour}`, { ns: 'product' })),
    outerSize: t('fact.outer', { ns: 'product-details' }),
  }
}

interface Step {
  readonly id: string
  readonly name: string
}

/** The start page, and the categories below it. */
function crumbsTo(categories: readonly Step[], page: DocumentedPage): readonly Crumb[] {
  const { shop, shopUrl, i18n } = page
  const pathOf = categoryPathsIn(valueOf(shop.loaded(navigationKey).getSnapshot()) ?? [], shopUrl)
  return [
    { name: i18n.t('start'), url: urlOf(page, paths.home()) },
    ...categories.map((category) => ({ name: category.name, url: urlOf(page, pathOf(category)) })),
  ]
}

/** The address that searches the shop. */
const searchAction = (page: DocumentedPage): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(page, paths.searchForm())}?term={term}` },
  'query-input': 'required name=term',
})

/** Who runs the shop, and how it is searched. */
function storeData(page: DocumentedPage): WithContext<OnlineStore> {
  const { shop, origin } = page.shopUrl
  const { sellerName, street, houseNumber, postalCode, city, countryCode, phone, email, vatId } =
    sellers[shop]
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: 'Cartonnage',
    legalName: sellerName,
    url: urlOf(page, paths.home()),
    logo: `${origin}/favicon.svg`,
    email,
    telephone: phone,
    vatID: vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street} ${houseNumber}`,
      postalCode,
      addressLocality: city,
      addressCountry: countryCode,
    },
    potentialAction: searchAction(page),
  }
}
