/**
 * The part of the shop that a module belongs to: a group, and a name in it.
 * @typedef {object} Part
 * @property {string} group
 * @property {string} name
 */

/** @typedef {(match: RegExpExecArray, isOfFrame: boolean) => Part} Namer */

/** Libraries that only come with another one. */
const comesWith = new Map([
  ['scheduler', 'react'],
  ['react-router-dom', 'react-router'],
  ['cookie', 'react-router'],
  ['set-cookie-parser', 'react-router'],
  ['react-i18next', 'i18next'],
  ['html-parse-stringify', 'i18next'],
  ['void-elements', 'i18next'],
  ['use-sync-external-store', 'i18next'],
  ['is-network-error', 'p-retry'],
])

/** The first that matches counts. @type {readonly (readonly [RegExp, Namer])[]} */
const parts = [
  [
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//,
    ([, name = '']) => ({ group: 'libraries', name: comesWith.get(name) ?? name }),
  ],
  [/packages\/sdk\/src\/messages\//, () => ({ group: 'texts', name: 'texts' })],
  [
    /packages\/sdk\/src\/(rules\/)?([^/]+?)(?:\.ts|\/)/,
    ([, rules = '', name = '']) => ({ group: 'sdk', name: rules + name }),
  ],
  [/packages\/react-hooks\//, () => ({ group: 'hooks', name: 'hooks' })],
  [
    /storefront\/src\/i18n\/(?!.*\.ts$)|storefront\/src\/i18n\/[^/]+\/.*/,
    () => ({ group: 'texts', name: 'texts' }),
  ],
  [
    /storefront\/src\/features\/([^/]+)\//,
    ([, name = ''], isOfFrame) => ({ group: isOfFrame ? 'frame' : 'page', name }),
  ],
  [/storefront\/src\/(?:components\/)?(icons|flags)\b/, ([, name = '']) => ({ group: 'icons', name })],
  [/storefront\/src\/components\//, () => ({ group: 'components', name: 'components' })],
  [/storefront\/src\/drawing\//, () => ({ group: 'drawings', name: 'drawings' })],
  [/storefront\/src\/([^/]+)\//, ([, name = '']) => ({ group: 'application', name })],
]

/**
 * @param {string} id of the module: its path, or what the bundler calls one of its own
 * @param {boolean} isOfFrame whether every page has it
 * @returns {Part}
 */
export const partOf = (id, isOfFrame) => {
  for (const [pattern, name] of parts) {
    const match = pattern.exec(id)
    if (match !== null) return name(match, isOfFrame)
  }
  return { group: 'bundler', name: 'bundler' }
}

/**
 * A script as the bundler put it together.
 * @typedef {object} BundledScript
 * @property {number} bytes of the whole file after gzip -9
 * @property {boolean} isOfFrame
 * @property {readonly { readonly id: string, readonly size: number }[]} modules with their minified size
 */

/** @typedef {Part & { readonly bytes: number }} Share */

/**
 * Shares the bytes of a script out to its modules, by their sizes.
 * @param {BundledScript} script
 * @returns {readonly Share[]}
 */
const shareOut = ({ bytes, isOfFrame, modules }) => {
  const total = modules.reduce((sum, { size }) => sum + size, 0)
  return modules.map(({ id, size }) => ({ ...partOf(id, isOfFrame), bytes: (bytes * size) / total }))
}

/** @param {readonly { readonly bytes: number }[]} shares */
const sumOf = (shares) => shares.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * @template {{ readonly bytes: number }} Item
 * @param {readonly Item[]} items
 */
const heaviestFirst = (items) => items.toSorted((one, other) => other.bytes - one.bytes)

/**
 * What each group and each part of it weighs; the heaviest first.
 * @param {readonly BundledScript[]} scripts
 */
export const sumParts = (scripts) => {
  const shares = scripts.flatMap(shareOut)
  const groups = [...Map.groupBy(shares, ({ group }) => group)].map(([group, own]) => ({
    group,
    bytes: sumOf(own),
    parts: heaviestFirst(
      [...Map.groupBy(own, ({ name }) => name)].map(([name, those]) => ({ name, bytes: sumOf(those) })),
    ),
  }))
  return heaviestFirst(groups)
}
