const KiB = 1024

/** The least that a script file may weigh: below it, a request costs more than it brings. */
export const smallestScript = 2 * KiB

/** @typedef {{ bytes?: number, files?: number }} Limit bytes after gzip -9; absent where the other alone counts */
/**
 * The most that something may weigh. A goal is what it should weigh and does not yet: docs/decisions/0034.
 * @typedef {Limit & { title: string, goal?: Limit }} Ceiling
 */

/** @param {Ceiling} ceiling */
const ceiling = (ceiling) => ceiling

/** @param {number} kib @param {number} [files] @returns {Limit} */
const limit = (kib, files) => ({ bytes: kib * KiB, ...(files !== undefined && { files }) })

/** They hold for every page in every language of both shops, for guests and buyers. */
export const ceilings = {
  beforeSign: ceiling({ title: 'scripts that run before a sign', ...limit(10, 2) }),
  ahead: ceiling({ title: 'scripts fetched ahead when idle', ...limit(222, 12), goal: limit(175, 12) }),
  afterSign: ceiling({ title: 'scripts after the first sign', ...limit(228, 12), goal: limit(175, 12) }),
  // Session and carts are loaded with the sign.
  afterSignOfBuyer: ceiling({
    title: 'scripts after the first sign of a buyer',
    ...limit(271.5, 12),
    goal: limit(175, 12),
  }),
  startsAtOnce: ceiling({
    title: 'scripts of pages that start at once',
    ...limit(344.5, 18),
    goal: limit(200, 12),
  }),
  afterActions: ceiling({
    title: 'scripts after the sign and all actions',
    ...limit(315.5, 19),
    goal: limit(225, 24),
  }),
  visit: ceiling({ title: 'scripts of a visit', ...limit(408), goal: limit(310) }),
  styles: ceiling({ title: 'style sheets', ...limit(26, 10), goal: limit(25, 4) }),
  listRequests: ceiling({ title: 'requests of a list of 26 products before a sign', files: 25 }),
  smallScripts: ceiling({ title: 'script files below 2 KiB, except texts', files: 3, goal: { files: 0 } }),
}

/** @typedef {keyof typeof ceilings} CeilingName */
