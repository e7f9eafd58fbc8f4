import type { RenderedPage } from '../../src/app/entry-server'
import { twinOf } from '../markdown/page-twin'
import { writeTwin } from '../markdown/write-twin'

interface TwinParts {
  /** The headers of the page. */
  readonly headers: Headers
  /** Absolute. */
  readonly pageUrl: string
}

/** A page as its Markdown twin: search engines list the page itself. */
export function sendTwin(page: RenderedPage, { headers: pageHeaders, pageUrl }: TwinParts) {
  const canonical = canonicalOf(page) ?? pageUrl
  const headers = new Headers(pageHeaders)
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  headers.set('Link', `<${new URL(canonical, pageUrl).href}>; rel="canonical"`)
  headers.set('X-Robots-Tag', 'noindex')
  headers.delete('Refresh')
  const { html, description } = page
  return { headers, html: writeTwin({ html, pageUrl, description, translations: translationsOf(page) }) }
}

const canonicalOf = ({ metadata }: RenderedPage): string | undefined =>
  metadata.tags.find(({ rel }) => rel === 'canonical')?.href

const translationsOf = ({ metadata }: RenderedPage) =>
  metadata.tags.flatMap(({ hreflang, href }) => {
    const url = href === undefined ? undefined : twinOf(href)
    return hreflang === undefined || url === undefined ? [] : [{ language: hreflang, url }]
  })

/** A page's redirect as that of its twin: to the twin of the page that it leads to, where that page has one. */
export function toTwin(redirect: Response, pageUrl: string): Response {
  const target = new URL(redirect.headers.get('location') ?? '', pageUrl)
  const twin = target.origin === new URL(pageUrl).origin ? twinOf(target.href) : undefined
  if (twin === undefined) return redirect
  const { pathname, search } = new URL(twin)
  const headers = new Headers(redirect.headers)
  headers.set('Location', pathname + search)
  return new Response(null, { status: redirect.status, headers })
}
