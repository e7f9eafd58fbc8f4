// The texts of the browser's part, merged when it is built: one file a language for the frame, one for each page, and one
// for each namespace that is fetched later. It stands in for src/i18n/text-files.ts, which does the same at run time.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { Plugin } from 'vite'
import { frameNamespaces, laterNamespaces, pageNamespaces } from './src/i18n/namespace'
import { textFolders, typeset } from './src/i18n/text-table'
import type { TextTable } from './src/i18n/text-table'

const folder = fileURLToPath(new URL('src/i18n/', import.meta.url))
const replaced = join(folder, 'text-files.ts')
/** Of files that exist in the build only: `{locale}/frame.js`, `{locale}/pages/{page}.js`, `{locale}/later/{namespace}.js`. */
const merged = join(folder, 'merged/')
const locales: readonly ShopLocale[] = ['de-CH', 'fr-CH', 'en-US', 'de']

export const mergedTexts = (): Plugin => ({
  name: 'merged-texts',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  resolveId: (id) => (id.startsWith(merged) ? id : undefined),
  load: (id) => {
    if (id === replaced) return textFiles()
    if (id.startsWith(merged)) return mergedFile(relative(merged, id))
    return undefined
  },
})

const lazily = (path: string): string => `() => import(${JSON.stringify(join(merged, path))})`

/** An object literal with a function for each key that loads a file. */
const loaders = (keys: readonly string[], pathOf: (key: string) => string): string =>
  `{ ${keys.map((key) => `'${key}': ${lazily(pathOf(key))}`).join(', ')} }`

const textFiles = (): string => `
const frames = ${loaders(locales, (locale) => `${locale}/frame.js`)}
export const loadFrameTexts = async (locale) => (await frames[locale]()).tables
export const loadPageTexts = async (locale, page) => (await (await frames[locale]()).pages[page]?.())?.tables ?? {}
export const loadTexts = async (locale, namespace) => (await (await frames[locale]()).later[namespace]?.())?.texts ?? {}
`

async function mergedFile(path: string): Promise<string> {
  const [locale = '', kind, ...rest] = path.replace(/\.js$/, '').split('/')
  const [language, name] = [locale as ShopLocale, rest.join('/')]
  if (kind === 'frame') return frameFile(language)
  if (kind === 'later') return `export const texts = ${JSON.stringify(await textsOf(language, name))}`
  return `export const tables = ${JSON.stringify(await tablesOf(language, pageNamespaces[name] ?? []))}`
}

const frameFile = async (locale: ShopLocale): Promise<string> => `
export const tables = ${JSON.stringify(await tablesOf(locale, frameNamespaces))}
export const pages = ${loaders(Object.keys(pageNamespaces), (page) => `${locale}/pages/${page}.js`)}
export const later = ${loaders(laterNamespaces, (namespace) => `${locale}/later/${namespace}.js`)}
`

async function tablesOf(locale: ShopLocale, namespaces: readonly string[]) {
  const entryOf = async (namespace: string) => [namespace, await textsOf(locale, namespace)] as const
  return Object.fromEntries(await Promise.all(namespaces.map(entryOf)))
}

async function textsOf(locale: ShopLocale, namespace: string): Promise<TextTable> {
  const files = textFolders(locale).map((name) => join(folder, name, `${namespace}.ts`))
  return typeset(locale, await Promise.all(files.map(readTexts)))
}

/** Node reads the file, which has types and data only. */
async function readTexts(file: string): Promise<TextTable> {
  if (!existsSync(file)) return {}
  const module = (await import(file)) as { readonly texts: TextTable }
  return module.texts
}
