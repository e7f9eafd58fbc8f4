import type { RouteKind, ShopLocale, ShopUrl } from '@cartonnage/sdk/rules'
import {
  alternates,
  canonicalUrl,
  joinBasePath,
  robots,
  canonicalBasePath,
  siteNames,
  webSiteData,
  parseShopUrl,
} from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import type { UIMatch } from 'react-router-dom'
import type { MetadataTag, PageMetadata } from './metadata'
import type { ErrorStatus } from '../shell/displayed-error'
import { noConnection } from '../shell/is-offline'
import type { PageHandle, PageInput } from '../shell/page-handle'
import { pageHandleOf } from '../shell/page-handle'

/** What is known of the displayed page, on the server or in the browser. */
export interface PageDescriptionInput {
  readonly handle: PageHandle | undefined
  readonly page: PageInput
  readonly url: string
  readonly shopUrl: ShopUrl
  /** The page could not be shown: its own texts are not used. */
  readonly failure: ErrorStatus | undefined
  /** A form was rejected: the title says so first, for screen readers that read the new page aloud. */
  readonly isRefused?: boolean
  /** Name of the effective account, for the window's title and nothing else. */
  readonly account?: string | undefined
}

export interface PageDescription {
  readonly kind: RouteKind
  readonly metadata: PageMetadata
  /** Names from the start page down to this one; the start page alone where a page may show something personal. */
  readonly trail: readonly string[]
}

const siteName = 'Cartonnage'

/** Title, description, addresses, robots, site names and structured data of a page. */
export function describePage(input: PageDescriptionInput): PageDescription {
  const { handle, page, shopUrl, failure } = input
  const { i18n } = page
  const displayed = failure === undefined ? handle : undefined
  const kind = displayed?.kind ?? 'error'
  const heading = failure === undefined ? displayed?.title?.(page) : errorTitle(i18n, failure)
  const names = siteNames(siteName, shopUrl.shop, { CH: i18n.t('country.CH'), DE: i18n.t('country.DE') })
  const ownTitle = heading || names.alternateName
  const title = input.isRefused === true ? i18n.t('error.inTitle', { title: ownTitle }) : ownTitle
  const description = toDescription(displayed?.description?.(page) || i18n.t('site.description'))
  const tags: MetadataTag[] = [
    { element: 'meta', name: 'description', content: description },
    { element: 'meta', name: 'robots', content: robots(kind, displayed?.choices?.(page)) },
    { element: 'meta', name: 'site_name', content: names.siteName },
    { element: 'meta', name: 'alternate_name', content: names.alternateName },
    ...sharingTags({ title, description, locale: shopUrl.locale }),
    ...(kind === 'error' ? [] : addresses({ ...input, handle: displayed })),
  ]
  return {
    kind,
    metadata: {
      title: [title, input.account, heading && siteName].filter(Boolean).join(' | '),
      tags,
      data: kind === 'error' ? [] : [webSiteData(shopUrl, names)],
    },
    trail: trailOf({ handle: displayed, kind, page }, heading),
  }
}

interface Sharing {
  readonly title: string
  readonly description: string
  readonly locale: ShopLocale
}

/** What link previews show. */
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

/** A page that robots may not index may have a title that a visitor entered or bought, so it is left out. */
function trailOf({ handle, kind, page }: Trail, heading: string | undefined): readonly string[] {
  const start = page.i18n.t('start')
  if (kind === 'home' || !robots(kind).startsWith('index')) return [start]
  return [start, ...(handle?.parents?.(page) ?? []), ...(heading ? [heading] : [])]
}

function errorTitle(i18n: i18n, { status }: ErrorStatus): string {
  if (status === noConnection) return i18n.t('error.offline.heading')
  if (status === 404) return i18n.t('error.notFound.heading')
  return i18n.t(status >= 502 ? 'error.unreachable.heading' : 'error.failed.heading')
}

type Addressed = Omit<PageDescriptionInput, 'failure'>

function addresses({ handle, page, url, shopUrl }: Addressed): MetadataTag[] {
  const { shop, origin, siteSegment, locale, path } = shopUrl
  const paths = handle?.localePaths?.(page)
  const other = handle?.canonicalPath?.(page)
  // Only pages that are listed have alternates.
  const links = other === undefined ? alternates({ shop, origin, siteSegment, path: paths ?? path }) : []
  // A page with several addresses names one of them.
  const own = other ?? paths?.[locale]
  const canonical = own === undefined ? canonicalUrl(url) : joinBasePath(canonicalBasePath(shopUrl), own)
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

/** Characters of a description that search engines show. */
const descriptionLength = 160

/** A text as a description: one line, cut between two words where it is too long. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  // One character is for the ellipsis.
  const room = line.slice(0, descriptionLength)
  const end = room.lastIndexOf(' ')
  const shortened = end > 0 ? room.slice(0, end) : room.slice(0, -1)
  return `${shortened.replace(/[\s,;:.–-]+$/, '')}…`
}

export interface DisplayedPage extends Pick<
  PageDescriptionInput,
  'url' | 'failure' | 'isRefused' | 'account'
> {
  /** The deepest match: the page. */
  readonly match: Pick<UIMatch<unknown, unknown>, 'handle' | 'params' | 'loaderData'> | undefined
  readonly i18n: i18n
}

/** The description of what the router shows. */
export function describeMatch({ match, i18n, ...rest }: DisplayedPage): PageDescription {
  return describePage({
    handle: pageHandleOf(match),
    page: { data: match?.loaderData, params: match?.params ?? {}, i18n },
    shopUrl: parseShopUrl(rest.url),
    ...rest,
  })
}
