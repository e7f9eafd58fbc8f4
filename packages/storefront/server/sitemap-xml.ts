import type { Alternate } from '@cartonnage/sdk/rules'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkSpace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A sitemap of pages, each given in all its languages: one entry a language, which names the others. */
export function writeSitemap(pages: readonly (readonly Alternate[])[]): string {
  const entries = pages.flatMap((languages) => {
    const links = languages
      .map(({ hreflang, href }) => {
        const attributes = `rel="alternate" hreflang="${escape(hreflang)}" href="${escape(href)}"`
        return `<xhtml:link ${attributes}/>`
      })
      .join('')
    return languages.map(({ href }) => `<url><loc>${escape(href)}</loc>${links}</url>`)
  })
  return [declaration, `<urlset ${sitemapSpace} ${linkSpace}>`, ...entries, '</urlset>', ''].join('\n')
}

/** A list of sitemaps, for a shop with more pages than one may hold. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`)
  return [declaration, `<sitemapindex ${sitemapSpace}>`, ...entries, '</sitemapindex>', ''].join('\n')
}
