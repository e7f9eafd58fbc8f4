import { matchesGlob } from 'node:path/posix'

/**
 * @typedef {object} Feature
 * @property {string} name a noun of the shop
 * @property {readonly string[]} files
 */
/**
 * @typedef {object} Room a layer of the package
 * @property {string} name
 * @property {readonly string[]} [files] patterns below the package's folder
 * @property {readonly Feature[]} [features] a room of features has theirs instead
 */
/**
 * How a package is laid out.
 * @typedef {object} Layout
 * @property {string} package the folder's name below `packages/`
 * @property {readonly Room[]} rooms from the bottom up: imports go downwards. A file belongs to the
 *   first room that names it
 * @property {readonly { name: string, from: string }[]} mayImport other packages, and the files that may import them
 */
/** @typedef {{ room: string, feature?: string }} Location */

/** @param {string} path @param {readonly string[]} patterns */
export const isNamed = (path, patterns) => patterns.some((pattern) => matchesGlob(path, pattern))

/**
 * A pattern may contain `{feature}` for the folder or file name of the feature: `src/features/{feature}/**`.
 * @param {string} path @param {Feature} feature
 * @returns {string | undefined} the feature's name
 */
const featureName = (path, { name, files }) => {
  for (const pattern of files) {
    if (!matchesGlob(path, pattern.replace('{feature}', '*'))) continue
    const index = pattern.split('/').indexOf('{feature}')
    return index < 0 ? name : path.split('/')[index]
  }
  return undefined
}

/** @param {string} path @param {Room} room @returns {Location | undefined} */
const findInRoom = (path, { name: room, files = [], features = [] }) => {
  if (isNamed(path, files)) return { room }
  for (const candidate of features) {
    const feature = featureName(path, candidate)
    if (feature !== undefined) return { room, feature }
  }
  return undefined
}

/**
 * The room of a file; undefined if no pattern matches.
 * @param {string} path
 * @param {Layout} layout
 * @returns {Location | undefined}
 */
export const findLocation = (path, { rooms }) => {
  for (const room of rooms) {
    const location = findInRoom(path, room)
    if (location !== undefined) return location
  }
  return undefined
}
