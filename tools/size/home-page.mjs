import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} ManifestChunk */
/** @typedef {Record<string, ManifestChunk>} Manifest */

/** Namespaces of texts that the home page needs, with those of the frame that it needs at once. */
const namespaces = 'common|header|home|product'

/** Swiss German is German with its own words laid over it. @param {string} locale */
const textFolders = (locale) => (locale === 'de-CH' ? 'de|de-CH' : locale)

/**
 * The scripts that the home page fetches by itself in one language: the entries, the home route, the texts of the
 * language, and all that these import statically. The sdk's transport comes with the first call, after that.
 * @param {Manifest} manifest Vite's, of the client build
 * @param {string} locale
 * @returns {string[]} file names
 */
export const homePageFiles = (manifest, locale) => {
  const keys = Object.keys(manifest)
  const textFile = new RegExp(`src/i18n/(?:${textFolders(locale)})/(?:${namespaces})\\.ts$`)
  const isHome = (/** @type {string} */ key) => /src\/features\/home\/home-page\.tsx$/.test(key)
  const starts = keys.filter((key) => manifest[key]?.isEntry === true || isHome(key) || textFile.test(key))
  /** @type {Set<string>} */
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  starts.forEach(visit)
  const files = [...seen].map((key) => manifest[key]?.file ?? '')
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** The loader that holds early clicks is built on its own. @param {string} clientFolder @param {string} name */
const readManifest = (clientFolder, name) => {
  const path = join(clientFolder, `.vite/${name}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/**
 * Compressed bytes of all JavaScript of the home page.
 * @param {string} clientFolder the storefront's dist/client
 * @param {string} locale
 */
export const homePageSize = (clientFolder, locale) => {
  const manifest = {
    ...readManifest(clientFolder, 'hold-manifest'),
    ...readManifest(clientFolder, 'manifest'),
  }
  const files = homePageFiles(manifest, locale)
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length,
    0,
  )
}
