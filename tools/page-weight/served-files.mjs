import { kindOf, weightOf } from './weigh.mjs'

/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */

/** @param {string} url */
const fetchFile = async (url) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`The shop failed to deliver: ${response.status} ${url}`)
  const contentType = response.headers.get('content-type') ?? ''
  return { body: Buffer.from(await response.arrayBuffer()), contentType }
}

/**
 * The files that a shop serves to everybody, each fetched and weighed once.
 * @param {string} origin
 */
export const createServedFiles = (origin) => {
  /** @type {Map<string, ReturnType<typeof fetchFile>>} */
  const fetched = new Map()
  /** @type {Map<string, WeighedFile>} */
  const weighed = new Map()
  /** @param {string} path */
  const read = (path) => {
    const file = fetched.get(path) ?? fetchFile(origin + path)
    fetched.set(path, file)
    return file
  }
  /** @param {string} path @returns {Promise<WeighedFile>} */
  const weigh = async (path) => {
    const { body, contentType } = await read(path)
    const file = weighed.get(path) ?? {
      kind: kindOf({ destination: '', contentType }),
      path,
      bytes: weightOf(body, contentType),
    }
    weighed.set(path, file)
    return file
  }
  return {
    /** @param {readonly string[]} paths */
    weighAll: (paths) => Promise.all(paths.map(weigh)),
    /** The first of these files that has the text. @param {readonly string[]} paths @param {string} text */
    async findWith(paths, text) {
      for (const path of paths) if ((await read(path)).body.includes(text)) return path
      return undefined
    },
  }
}

/** @typedef {ReturnType<typeof createServedFiles>} ServedFiles */
