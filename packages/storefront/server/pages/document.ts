import { documentLanguage } from '@cartonnage/sdk/rules'
import { readFileSync } from 'node:fs'
import type { RenderedPage } from '../../src/app/entry-server'
import { dataBlockText } from '../../src/metadata/metadata'
import { stateElementId } from '../../src/app/page-state'

export interface DocumentFiles {
  readonly earlyScript: string | undefined
  /** Everything that the page needs after the early script. */
  readonly files: PageFiles
  /** The typeface that every page needs. */
  readonly font: string | undefined
  /** Consent was given by a form without scripts, so only the server can hide the question. */
  readonly hasConsentChoice: boolean
  /** The URL of the page as Markdown; undefined where there is none. */
  readonly twin: string | undefined
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML or XML, as content or in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** A start tag with escaped attributes; leaves out those that are undefined or false. */
function tag(name: string, attributes: Readonly<Record<string, string | boolean | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === false
      ? ''
      : value === true
        ? ` ${key}`
        : ` ${key}="${escapeMarkup(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/**
 * The whole HTML document. It has no inline scripts that are executed, so the policy needs neither nonce nor hash.
 */
export function writeDocument(
  page: RenderedPage,
  { earlyScript, files, font, hasConsentChoice, twin }: DocumentFiles,
): string {
  const { metadata } = page
  const head = [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // The background before the styles are loaded; the early script applies another choice.
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    `<title>${escapeMarkup(metadata.title)}</title>`,
    ...metadata.tags.map(({ element, ...attributes }) => tag(element, { ...attributes, 'data-meta': true })),
    // The next page that scripts show replaces it.
    twin === undefined
      ? ''
      : tag('link', { type: 'text/markdown', rel: 'alternate', href: twin, 'data-meta': true }),
    ...metadata.data.map(
      (data) =>
        `${tag('script', { type: 'application/ld+json', 'data-meta': true })}${dataBlockText(data)}</script>`,
    ),
    font === undefined
      ? ''
      : tag('link', { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }),
    earlyScript === undefined
      ? ''
      : `${tag('script', { src: `/${earlyScript}`, ...startOf(page, files) })}</script>`,
    ...files.styles.map((file) => tag('link', { rel: 'stylesheet', href: `/${file}` })),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  ]
  return [
    '<!doctype html>',
    tag('html', { ...documentLanguage(page.locale), 'data-consent': hasConsentChoice }),
    `<head>${head.join('')}</head>`,
    `<body><div id="root">${page.html}</div>`,
    // Last, so that the text is painted first.
    ...(page.symbols === '' ? [] : [`<div hidden><svg>${page.symbols}</svg></div>`]),
    `<script type="application/json" id="${stateElementId}">${page.state}</script></body></html>`,
  ].join('\n')
}

/** What the early script has to know: which files to load, and when. */
const startOf = ({ country, webstoreId, startsAtOnce }: RenderedPage, { scripts }: PageFiles) => ({
  'data-app': scripts.map((file) => `/${file}`).join(' '),
  'data-country': country,
  'data-shop': webstoreId,
  'data-start': startsAtOnce,
})

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The client build's files by source path, as the bundler lists them. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Files that a page's head links to. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const entrySource = 'src/app/entry-client.tsx'
export const earlyScriptSource = 'src/hydration/early-script.ts'
/** The rarer characters are in a second file, which browsers fetch where a page has one of them. */
export const fontSource = 'src/fonts/archivo-common.woff2'

/** Reads a manifest from the client build. */
export function readManifest(file: URL): Manifest {
  // Written by our own build.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/**
 * The files of the given sources with everything they import, each once: the first source's script first, the style sheets
 * in the order of the cascade.
 */
export function collectFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    scripts.add(chunk.file)
    chunk.imports?.forEach(collect)
    chunk.css?.forEach((file) => styles.add(file))
  }
  sources.forEach(collect)
  return { scripts: [...scripts], styles: [...styles] }
}
