import { documentLanguage } from '@cartonnage/sdk/rules'
import type { RenderedPage } from '../src/app/entry-server'
import { dataBlockText } from '../src/app/metadata'
import { stateElementId } from '../src/app/page-state'
import type { PageFiles } from './manifest'

export interface DocumentFiles {
  readonly hold: string | undefined
  readonly entry: string | undefined
  readonly files: PageFiles
  readonly fonts: readonly string[]
  /** A form without scripts answered the question for consent: nothing but the server can hide it. */
  readonly hasConsentChoice: boolean
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** One element of the head; attributes are escaped, absent ones left out. */
function tag(name: string, attributes: Readonly<Record<string, string | boolean | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === false ? '' : value === true ? ` ${key}` : ` ${key}="${escape(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/**
 * The whole HTML document. Nothing in it is executed inline, data blocks neither, so the policy needs neither nonce
 * nor hash.
 */
export function writeDocument(
  page: RenderedPage,
  { hold, entry, files, fonts, hasConsentChoice }: DocumentFiles,
): string {
  const { metadata } = page
  const head = [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The ground before any style is there; the early script knows who chose another one.
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    `<title>${escape(metadata.title)}</title>`,
    ...metadata.tags.map(({ element, ...attributes }) => tag(element, { ...attributes, 'data-meta': true })),
    ...metadata.data.map(
      (data) =>
        `${tag('script', { type: 'application/ld+json', 'data-meta': true })}${dataBlockText(data)}</script>`,
    ),
    ...fonts.map((file) =>
      tag('link', { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    hold === undefined ? '' : `${tag('script', { src: `/${hold}` })}</script>`,
    ...files.styles.map((file) => tag('link', { rel: 'stylesheet', href: `/${file}` })),
    ...files.scripts
      .filter((file) => file !== entry)
      .map((file) => tag('link', { rel: 'modulepreload', href: `/${file}` })),
    entry === undefined ? '' : `${tag('script', { type: 'module', src: `/${entry}` })}</script>`,
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  ]
  return [
    '<!doctype html>',
    tag('html', { ...documentLanguage(page.locale), 'data-consent': hasConsentChoice }),
    `<head>${head.join('')}</head>`,
    `<body><div id="root">${page.html}</div>`,
    `<script type="application/json" id="${stateElementId}">${page.state}</script></body></html>`,
  ].join('\n')
}
