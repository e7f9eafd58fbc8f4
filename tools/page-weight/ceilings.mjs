const KiB = 1024

/** What no script file may be lighter than: below it, a request costs more than what it brings. */
export const smallestScript = 2 * KiB

/**
 * The most that something may weigh, in bytes after gzip -9 and in files.
 * @typedef {object} Ceiling
 * @property {string} title
 * @property {number} [bytes] absent where only files count
 * @property {number} [files] absent where only bytes count
 */

/** @param {Ceiling} ceiling */
const ceiling = (ceiling) => ceiling

/** They hold for every page in every language of both shops, for guests and buyers. */
export const ceilings = {
  beforeSign: ceiling({ title: 'scripts that run before a sign', bytes: 10 * KiB, files: 2 }),
  ahead: ceiling({ title: 'scripts fetched ahead when idle', bytes: 175 * KiB, files: 12 }),
  afterSign: ceiling({ title: 'scripts after the first sign', bytes: 175 * KiB, files: 12 }),
  startsAtOnce: ceiling({ title: 'scripts of pages that start at once', bytes: 200 * KiB, files: 12 }),
  afterActions: ceiling({ title: 'scripts after the sign and all actions', bytes: 225 * KiB, files: 24 }),
  visit: ceiling({ title: 'scripts of a visit', bytes: 310 * KiB }),
  styles: ceiling({ title: 'style sheets', bytes: 25 * KiB, files: 4 }),
  listRequests: ceiling({ title: 'requests of a list of 26 products before a sign', files: 25 }),
  smallScripts: ceiling({ title: 'script files below 2 KiB, except texts', files: 0 }),
}

/** @typedef {keyof typeof ceilings} CeilingName */
