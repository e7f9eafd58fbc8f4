import type { RouteKind, ShopLocale, ShopUrl } from '@cartonnage/sdk/rules'
import {
  alternates,
  canonicalUrl,
  joinBasePath,
  robots,
  shownBasePath,
  siteNames,
  webSiteData,
} from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { toDescription } from './description-text'
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
  /** A form came back with something wrong: the title says so first, for whoever hears the page anew. */
  readonly isRefused?: boolean
  /** Heading that stands in the page, for a page without words of its own. */
  readonly heading?: string | undefined
  /** Name of the account that a buyer acts for: it is in the title of the window, and nowhere else. */
  readonly account?: string | undefined
}

export interface PageDescription {
  readonly kind: RouteKind
  readonly metadata: PageMetadata
  /** Names from the start page down to this one; of a page that may show something personal the start alone. */
  readonly trail: readonly string[]
}

const siteName = 'Cartonnage'

/** Title, description, addresses, robots, site names and structured data of a page. Rules: §2.11. */
export function describePage(input: PageDescriptionInput): PageDescription {
  const { handle, page, shopUrl, failure } = input
  const { i18n } = page
  const shown = failure === undefined ? handle : undefined
  const kind = shown?.kind ?? 'error'
  const heading = failure === undefined ? (shown?.title?.(page) ?? input.heading) : errorTitle(i18n, failure)
  const names = siteNames(siteName, shopUrl.shop, { CH: i18n.t('country.CH'), DE: i18n.t('country.DE') })
  const ownTitle = heading || names.alternateName
  const title = input.isRefused === true ? i18n.t('error.inTitle', { title: ownTitle }) : ownTitle
  const description = toDescription(shown?.description?.(page) || i18n.t('site.description'))
  const tags: MetadataTag[] = [
    { element: 'meta', name: 'description', content: description },
    { element: 'meta', name: 'robots', content: robots(kind) },
    { element: 'meta', name: 'site_name', content: names.siteName },
    { element: 'meta', name: 'alternate_name', content: names.alternateName },
    ...sharingTags({ title, description, locale: shopUrl.locale }),
    ...(kind === 'error' ? [] : addresses({ ...input, handle: shown })),
  ]
  return {
    kind,
    metadata: {
      title: [title, input.account, heading && siteName].filter(Boolean).join(' | '),
      tags,
      data: kind === 'error' ? [] : [webSiteData(shopUrl, names)],
    },
    trail: trailOf({ handle: shown, kind, page }, heading),
  }
}

interface Sharing {
  readonly title: string
  readonly description: string
  readonly locale: ShopLocale
}

/** What is shown of a page where its address is passed on. */
function sharingTags({ title, description, locale }: Sharing): MetadataTag[] {
  const property = (name: string, content: string): MetadataTag => ({
    element: 'meta',
    property: `og:${name}`,
    content,
  })
  return [
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('locale', (locale === 'de' ? 'de-DE' : locale).replace('-', '_')),
  ]
}

interface Trail extends Pick<PageDescriptionInput, 'handle' | 'page'> {
  readonly kind: RouteKind
}

/** What robots may not index may have been typed or bought by somebody, so its title stays out. */
function trailOf({ handle, kind, page }: Trail, heading: string | undefined): readonly string[] {
  const start = page.i18n.t('start')
  if (kind === 'home' || !robots(kind).startsWith('index')) return [start]
  return [start, ...(handle?.parents?.(page) ?? []), ...(heading ? [heading] : [])]
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
    { element: 'meta', property: 'og:url', content: canonical },
    ...links.map(({ hreflang, href }): MetadataTag => ({
      element: 'link',
      rel: 'alternate',
      hreflang,
      href,
    })),
  ]
}
