import { gzipSync } from 'node:zlib'

/**
 * What a response is to a page. `calls` are requests of scripts to the platform, and everything else.
 * @typedef {'scripts' | 'styles' | 'fonts' | 'images' | 'documents' | 'calls'} Kind
 */

/** @type {readonly Kind[]} */
export const kinds = ['scripts', 'styles', 'fonts', 'images', 'documents', 'calls']

/** By the use that the browser has for a response, the request header Sec-Fetch-Dest. */
/** @type {Readonly<Record<string, Kind>>} */
const kindsByDestination = {
  script: 'scripts',
  style: 'styles',
  font: 'fonts',
  image: 'images',
  document: 'documents',
  iframe: 'documents',
}

/** What is fetched ahead has no destination yet; what a script fetches never has one. */
/** @type {readonly (readonly [RegExp, Kind])[]} */
const kindsByType = [
  [/^(?:text|application)\/javascript/, 'scripts'],
  [/^text\/css/, 'styles'],
  [/^font\//, 'fonts'],
  [/^image\//, 'images'],
  [/^text\/html/, 'documents'],
]

/**
 * @param {{ destination: string, contentType: string }} response
 * @returns {Kind}
 */
export const kindOf = ({ destination, contentType }) =>
  kindsByDestination[destination] ?? kindsByType.find(([type]) => type.test(contentType))?.[1] ?? 'calls'

/** Fonts and images that are compressed already. */
const isPacked = (/** @type {string} */ contentType) => /^(?:font\/woff2?|image\/(?!svg))/.test(contentType)

/**
 * Bytes of a body after gzip -9, so that the figure does not depend on how a server compresses.
 * @param {Buffer} body
 * @param {string} contentType
 */
export const weightOf = (body, contentType) =>
  body.length === 0 || isPacked(contentType) ? body.length : gzipSync(body, { level: 9 }).length
