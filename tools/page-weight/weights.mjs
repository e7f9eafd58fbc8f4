import { kinds } from './weigh.mjs'

/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */
/** @typedef {{ readonly bytes: number, readonly files: number }} Weight */
/** @typedef {Readonly<Record<string, readonly WeighedFile[]>>} States what each state added, by its name */
/** @typedef {import('./weigh.mjs').Kind | 'all'} KindOrAll */

/**
 * A figure of a table: undefined where there is no such state.
 * @typedef {{ readonly name: string, readonly of: (states: States) => Weight | undefined }} Column
 */

/** @type {readonly KindOrAll[]} */
export const kindsAndAll = [...kinds, 'all']

/** @type {Weight} */
export const nothing = { bytes: 0, files: 0 }

/** @param {readonly WeighedFile[]} files @returns {Weight} */
export const sum = (files) => ({
  bytes: files.reduce((bytes, file) => bytes + file.bytes, 0),
  files: files.length,
})

/** @param {Weight} one @param {Weight} other @returns {Weight} */
export const difference = (one, other) => ({ bytes: one.bytes - other.bytes, files: one.files - other.files })

/** @param {readonly WeighedFile[] | undefined} files @param {(file: WeighedFile) => boolean} isCounted */
const sumOf = (files, isCounted) => (files === undefined ? undefined : sum(files.filter(isCounted)))

/** @param {KindOrAll} kind */
const isOfKind = (kind) => (/** @type {WeighedFile} */ file) => kind === 'all' || file.kind === kind

/**
 * The weight of several states together; undefined if none of them exists.
 * @param {KindOrAll} kind
 * @param {readonly string[]} names
 * @returns {Column['of']}
 */
export const ofStates = (kind, names) => (states) => {
  const current = names.filter((name) => states[name] !== undefined)
  if (current.length === 0) return undefined
  return sum(current.flatMap((name) => states[name] ?? []).filter(isOfKind(kind)))
}

/** Scripts that ran before the first interaction, and those that were only loaded. @type {readonly Column[]} */
const scriptsAtRest = [
  { name: 'ran', of: ({ rest }) => sumOf(rest, (file) => file.kind === 'scripts' && file.ahead !== true) },
  { name: 'ahead', of: ({ rest }) => sumOf(rest, (file) => file.kind === 'scripts' && file.ahead === true) },
]

/**
 * @param {KindOrAll} kind
 * @param {readonly string[]} actionNames
 * @returns {readonly Column[]}
 */
export const pageColumns = (kind, actionNames) => [
  ...(kind === 'scripts' ? scriptsAtRest : [{ name: 'before', of: ofStates(kind, ['rest']) }]),
  { name: '+sign', of: ofStates(kind, ['sign']) },
  { name: 'sum', of: ofStates(kind, ['rest', 'sign']) },
  ...actionNames.map((name) => ({ name: `+${name}`, of: ofStates(kind, [name]) })),
]

/**
 * @param {KindOrAll} kind
 * @param {readonly string[]} stepNames
 * @returns {readonly Column[]}
 */
export const visitColumns = (kind, stepNames) => [
  ...stepNames.map((name) => ({ name, of: ofStates(kind, [name]) })),
  { name: 'sum', of: ofStates(kind, stepNames) },
]
