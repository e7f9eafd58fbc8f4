/** The most that something may weigh: KiB after gzip -9, and files. */
interface Limit {
  readonly kib?: number
  readonly files?: number
}

/** A goal is what it should weigh and does not yet: docs/decisions/0034. */
interface Ceiling extends Limit {
  readonly what: string
  readonly goal?: Limit
}

/**
 * They hold for every page in every language of both shops, for guests and buyers. Also read by the storefront's
 * e2e/page-weight.spec.ts.
 */
export const ceilings = {
  beforeSign: { what: 'scripts that run before a sign', kib: 10, files: 2 },
  ahead: { what: 'scripts fetched ahead when idle', kib: 234, files: 12, goal: { kib: 175, files: 12 } },
  afterSign: { what: 'scripts after the first sign', kib: 236, files: 12, goal: { kib: 175, files: 12 } },
  // Session and carts are loaded with the sign.
  afterSignOfBuyer: {
    what: 'scripts after the first sign of a buyer',
    kib: 299.5,
    // The last two are the star of a product and the calls behind it.
    files: 15,
    goal: { kib: 175, files: 12 },
  },
  startsAtOnce: {
    what: 'scripts of pages that start at once',
    kib: 360.5,
    files: 18,
    goal: { kib: 200, files: 12 },
  },
  afterActions: {
    what: 'scripts after the sign and all actions',
    kib: 341,
    files: 22,
    goal: { kib: 225, files: 24 },
  },
  visit: { what: 'scripts of a visit', kib: 440.5, goal: { kib: 310 } },
  // The last file is what a checkout asks for of printed goods.
  styles: { what: 'style sheets', kib: 26, files: 11, goal: { kib: 25, files: 4 } },
  listRequests: { what: 'requests of a list of 26 products before a sign', files: 25 },
  // The last two take files of visitors, on the few pages that do.
  smallScripts: { what: 'script files below 2 KiB, except texts', files: 6, goal: { files: 0 } },
} satisfies Record<string, Ceiling>

export type CeilingName = keyof typeof ceilings

/** Something that has a ceiling. */
export interface Figure {
  readonly ceiling: CeilingName
  /** What was weighed. */
  readonly where: string
  readonly bytes: number
  readonly files: number
}

export const toKiB = (bytes: number): string => (bytes / 1024).toFixed(1)

const isAbove = ({ bytes, files }: Figure, { kib = Infinity, files: most = Infinity }: Limit): boolean =>
  bytes > kib * 1024 || files > most

export const exceeds = (figure: Figure): boolean => isAbove(figure, ceilings[figure.ceiling])

/** The figure beside its ceiling, and beside the goal that it misses. */
export const describe = (figure: Figure): string => {
  const { what, kib, files, goal = {} }: Ceiling = ceilings[figure.ceiling]
  const weight = `${toKiB(figure.bytes)} KiB of ${kib ?? '-'}, ${figure.files} files of ${files ?? '-'}`
  const missed = isAbove(figure, goal) ? ` (goal: ${goal.kib ?? '-'} KiB, ${goal.files ?? '-'} files)` : ''
  return `${what}: ${figure.where}: ${weight}${missed}`
}
