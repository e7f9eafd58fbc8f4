import type { CatalogFeature } from '@cartonnage/sdk'
import {
  boxFinderSearchTerm,
  canonicalBasePath,
  countryLabel,
  deliveryCountries,
  joinBasePath,
  languageLabel,
  parseShopUrl,
  shopCurrencies,
  shopLocales,
} from '@cartonnage/sdk/rules'
import type { ShopLocale, ShopUrl } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { sharedTexts } from '../../src/i18n/shared-texts'
import { guideSlugs, paths } from '../../src/shell/paths'
import { servicePages } from '../../src/shell/service-pages'
import { noCaching } from '../http/headers'
import type { LinkLine } from '../markdown/markdown-blocks'
import { heading, linkList, paragraph, quote, writeMarkdown } from '../markdown/markdown-blocks'
import { twinOf } from '../markdown/page-twin'
import type { ListingOptions } from './catalog-listing'
import { createListing, withSite } from './catalog-listing'

/** Responds to `llms.txt`; undefined for any other address. */
export type RespondWithLlms = (url: string) => Promise<Response | undefined>

/** The file is in English; both shops have pages in it. */
const locale: ShopLocale = 'en-US'

interface ListedCategory {
  readonly id: string
  readonly name: string
  readonly urlName: string | null
  /** The names of the categories below it. */
  readonly below: readonly string[]
}

interface Listing {
  readonly categories: readonly ListedCategory[]
  readonly products: number
}

/**
 * `llms.txt` of the shops, for language models (llmstxt.org): what a shop is, and where its pages are as Markdown. From the
 * platform's current catalogue, which is loaded once an hour.
 */
export function createLlms(options: ListingOptions): RespondWithLlms {
  const load = createListing((_location, catalogIn) => loadListing(catalogIn(locale)), options)
  return async (url) => {
    const location = parseShopUrl(url)
    if (location.path !== '/llms.txt' || location.languageSegment !== undefined) return undefined
    try {
      const texts = await sharedTexts(locale, 'service/guide-page')
      return text(200, writeLlms(await load(location), { url, location: withSite(location), texts }))
    } catch (error) {
      options.reportFailure(error, 'llms.txt')
      return text(503, 'The list of pages is not available at the moment.')
    }
  }
}

const text = (status: 200 | 503, body: string): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 200
        ? { 'Cache-Control': 'public, max-age=3600' }
        : { 'Cache-Control': noCaching, 'Retry-After': '300' }),
    },
  })

/** The top categories; one call after the other, because nobody is waiting for this. */
async function loadListing(catalog: CatalogFeature): Promise<Listing> {
  const categories: ListedCategory[] = []
  let products = 0
  for (const { id, name, urlName } of await catalog.listCategories()) {
    const below = await catalog.listCategories(id)
    const { total } = await catalog.search({ categoryId: id, pageSize: 1, fields: ['StockKeepingUnit'] })
    products += total
    categories.push({
      id,
      name: name ?? '',
      urlName,
      below: below.flatMap((category) => category.name ?? []),
    })
  }
  return { categories, products }
}

interface Written {
  /** Of the file. */
  readonly url: string
  readonly location: ShopUrl
  readonly texts: i18n
}

function writeLlms({ categories, products }: Listing, { url, location, texts }: Written): string {
  const { shop } = location
  const { t } = texts
  const page = (path: string, language = locale) =>
    joinBasePath(canonicalBasePath({ ...location, locale: language }), path)
  const service = (isForCustomers: boolean) =>
    servicePages
      .filter(({ shops, group }) => shops.includes(shop) && (group === 'customerInfo') === isForCustomers)
      .map(({ slug }) => twinLine(page(paths.service(slug)), t(`service.${slug}`)))
  return writeMarkdown([
    heading(1, `Cartonnage, ${t(`country.${shop}`)}`),
    quote(t('site.description')),
    ...introductionOf(location, products).map(paragraph),
    linkList(searchLines(page)),
    heading(2, 'Languages'),
    linkList(shopLocales[shop].map((language) => twinLine(page(paths.home(), language), nameOf(language)))),
    heading(2, 'Categories'),
    linkList(categories.map((category) => categoryLine(category, page))),
    heading(2, 'Service'),
    linkList(service(true)),
    heading(2, 'Guides'),
    linkList(
      guideSlugs.map((slug) => twinLine(page(paths.guide(slug)), t(`${slug}.title`, { ns: 'guide' }))),
    ),
    heading(2, 'Optional'),
    linkList([
      ...service(false),
      { url: new URL('sitemap.xml', url).href, name: 'Sitemap', after: ': every page in every language' },
    ]),
  ])
}

/** What a reader has to know before the pages. */
function introductionOf({ shop }: ShopUrl, products: number): readonly string[] {
  const countries = deliveryCountries[shop].map((code) => countryLabel(code, { displayLocale: locale }))
  return [
    `${products} articles. Prices in ${shopCurrencies[shop]} fall with the quantity; everybody sees them, with and without VAT. Delivery to ${countries.join(', ')}.`,
    'The start page, categories, products, service pages and guides are there as Markdown too, with the same facts: put .md after the path of the address. They have the prices for everybody, never those of an account. Sizes are in millimeters: inside, length × width × height. Searches, carts, orders and accounts are there as HTML only.',
  ]
}

const searchLines = (page: (path: string) => string): readonly LinkLine[] => [
  {
    url: page(paths.search('300x200x150')),
    name: 'Search',
    after: ': by article number, word or size (HTML)',
  },
  {
    url: `${page(paths.search(boxFinderSearchTerm))}?length=290&width=190&height=140`,
    name: 'Box Finder',
    after: ': the boxes that goods of a size fit into, the best first (HTML)',
  },
]

/** A language in its own words. */
const nameOf = (language: ShopLocale): string =>
  languageLabel(language, { displayLocale: language, languageDisplay: 'long' })

const twinLine = (url: string, name: string, after?: string): LinkLine => ({
  url: twinOf(url) ?? url,
  name,
  after,
})

function categoryLine(
  { id, name, urlName, below }: ListedCategory,
  page: (path: string) => string,
): LinkLine {
  const path = urlName === null ? paths.categoryDetail(id) : paths.category(urlName)
  return twinLine(page(path), name, below.length === 0 ? undefined : `: ${below.join(', ')}`)
}
