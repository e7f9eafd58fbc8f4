import type { RouteKind, ShopUrl } from '@cartonnage/sdk/rules'
import {
  alternates,
  canonicalUrl,
  joinBasePath,
  robots,
  shownBasePath,
  siteNames,
} from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import type { MetadataTag, PageMetadata } from './metadata'
import type { PageError } from './page-error'
import type { PageHandle, PageInput } from './page-handle'

/** What is known of the shown page, on either side. */
export interface PageDescriptionInput {
  readonly handle: PageHandle | undefined
  readonly page: PageInput
  readonly url: string
  readonly shopUrl: ShopUrl
  /** The page could not be shown; its own words do not count. */
  readonly failure: PageError | undefined
  /** Heading that stands in the page, for a page without words of its own. */
  readonly heading?: string | undefined
}

export interface PageDescription {
  readonly kind: RouteKind
  readonly metadata: PageMetadata
}

const siteName = 'Cartonnage'

/** Title, description, canonical address, robots, alternates and site names of a page. Rules: §2.11. */
export function describePage(input: PageDescriptionInput): PageDescription {
  const { handle, page, url, shopUrl, failure } = input
  const { i18n } = page
  const shown = failure === undefined ? handle : undefined
  const kind = shown?.kind ?? 'error'
  const heading = failure === undefined ? (shown?.title?.(page) ?? input.heading) : errorTitle(i18n, failure)
  const description = shown?.description?.(page) ?? i18n.t('site.description')
  const { alternateName } = siteNames(siteName, shopUrl.shop, {
    CH: i18n.t('country.CH'),
    DE: i18n.t('country.DE'),
  })
  const tags: MetadataTag[] = [
    { element: 'meta', name: 'description', content: description },
    { element: 'meta', name: 'robots', content: robots(kind) },
    { element: 'meta', name: 'site_name', content: siteName },
    { element: 'meta', name: 'alternate_name', content: alternateName },
    ...(kind === 'error' ? [] : addresses({ handle: shown, page, url, shopUrl })),
  ]
  return { kind, metadata: { title: heading ? `${heading} | ${siteName}` : alternateName, tags } }
}

function errorTitle(i18n: i18n, { status }: PageError): string {
  if (status === 404) return i18n.t('error.notFound.heading')
  return i18n.t(status >= 502 ? 'error.unreachable.heading' : 'error.failed.heading')
}

type Addressed = Omit<PageDescriptionInput, 'failure'>

function addresses({ handle, page, url, shopUrl }: Addressed): MetadataTag[] {
  const { shop, origin, siteSegment, locale, path } = shopUrl
  const paths = handle?.localePaths?.(page)
  const links = alternates({ shop, origin, siteSegment, path: paths ?? path })
  // A page that several addresses lead to names one of them.
  const own = paths?.[locale]
  const canonical = own === undefined ? canonicalUrl(url) : joinBasePath(shownBasePath(shopUrl), own)
  return [
    { element: 'link', rel: 'canonical', href: canonical },
    ...links.map(({ hreflang, href }): MetadataTag => ({
      element: 'link',
      rel: 'alternate',
      hreflang,
      href,
    })),
  ]
}
