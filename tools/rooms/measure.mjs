import { findCircles } from './find-circles.mjs'
import { findLocation, isNamed } from './layout.mjs'

/** @typedef {import('./layout.mjs').Layout} Layout */
/** @typedef {import('./layout.mjs').Location} Location */
/** @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph */

/**
 * @typedef {object} Pair two rooms or features, one of which imports the other
 * @property {string} from
 * @property {string} to
 * @property {number} imports pairs of files
 * @property {number} typeImports those of them that import only types
 */
/** @typedef {{ name: string, files: number, lines: number }} RoomSize */
/** @typedef {Pair & { forbidden: string[] }} PackagePair `forbidden`: the files that may not import that package */
/**
 * @typedef {object} Figures
 * @property {string} package
 * @property {number} files
 * @property {number} lines
 * @property {RoomSize[]} rooms from the bottom up, without empty ones
 * @property {(Pair & { isUpward: boolean })[]} pairs between rooms
 * @property {{ rooms: string[][], files: string[][], filesWithoutTypes: string[][] }} circles
 * @property {{ names: string[], pairs: Pair[], circles: string[][] }} features
 * @property {{ rooms: number, pairs: number }} folders were each folder and each loose file below `src` a room
 * @property {PackagePair[]} packages
 * @property {string[]} faults what the figures lack: files without a room, imports that lead nowhere
 */

/**
 * @param {readonly { from: string | undefined, to: string | undefined, isType: boolean }[]} arrows
 * @returns {Pair[]} in the order in which they were met; arrows without an end, or within one room, do not count
 */
export const countPairs = (arrows) => {
  /** @type {Map<string, Pair>} */
  const pairs = new Map()
  for (const { from, to, isType } of arrows) {
    if (from === undefined || to === undefined || from === to) continue
    const pair = pairs.get(`${from} ${to}`) ?? { from, to, imports: 0, typeImports: 0 }
    pairs.set(`${from} ${to}`, pair)
    pair.imports += 1
    if (isType) pair.typeImports += 1
  }
  return [...pairs.values()]
}

/**
 * @param {readonly import('./import-graph.mjs').Edge[]} edges
 * @param {(path: string) => string | undefined} nameOf the room or feature of a file
 */
const pairsBy = (edges, nameOf) =>
  countPairs(edges.map(({ from, to, isType }) => ({ from: nameOf(from), to: nameOf(to), isType })))

/** @param {readonly Pair[]} pairs @param {readonly string[]} order */
const sortPairs = (pairs, order) =>
  pairs.toSorted(
    (a, b) => order.indexOf(b.from) - order.indexOf(a.from) || order.indexOf(b.to) - order.indexOf(a.to),
  )

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** @param {readonly { path: string, text: string }[]} sources @returns {Omit<RoomSize, 'name'>} */
const sizeOf = (sources) => ({
  files: sources.length,
  lines: sources.reduce((sum, { text }) => sum + countLines(text), 0),
})

/** Rooms by path, also of imported style sheets and images. @param {ImportGraph} graph @param {Layout} layout */
const locateAll = ({ files, edges }, layout) => {
  const paths = [...new Set([...files, ...edges.map(({ to }) => to)])]
  const entries = paths.map((path) => /** @type {const} */ ([path, findLocation(path, layout)]))
  return {
    locations: new Map(entries),
    unassigned: entries
      .filter(([, location]) => location === undefined)
      .map(([path]) => `${path} is in no room`),
  }
}

/** @param {ImportGraph} graph @param {ReadonlyMap<string, Location | undefined>} locations */
const measureFeatures = ({ edges }, locations) => {
  const featureOf = (/** @type {string} */ path) => locations.get(path)?.feature
  const names = [...new Set([...locations.values()].flatMap((location) => location?.feature ?? []))].sort()
  const pairs = pairsBy(edges, featureOf)
  return { names, pairs: sortPairs(pairs, names.toReversed()), circles: findCircles(pairs) }
}

/** @param {ImportGraph} graph @param {Layout} layout @returns {PackagePair[]} */
const measurePackages = ({ packageEdges }, { package: name, mayImport }) => {
  const isAllowed = (/** @type {{ from: string, to: string }} */ { from, to }) =>
    mayImport.some((rule) => rule.name === to && isNamed(from, [rule.from]))
  const pairs = countPairs(packageEdges.map((edge) => ({ ...edge, from: name })))
  return pairs.map((pair) => ({
    ...pair,
    forbidden: packageEdges.filter((edge) => edge.to === pair.to && !isAllowed(edge)).map(({ from }) => from),
  }))
}

/** The folder or file directly below `src`, or the folder of a feature. @param {string} path */
const folderOf = (path) => /^src\/(features\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path.split('/')[0]

/** The figures if every folder and every file below `src` were a room. @param {ImportGraph} graph */
const measureFolders = ({ files, edges }) => ({
  rooms: new Set(files.map(folderOf)).size,
  pairs: pairsBy(edges, folderOf).length,
})

/**
 * The figures of one package.
 * @param {readonly { path: string, text: string }[]} sources
 * @param {ImportGraph} graph
 * @param {Layout} layout
 * @returns {Figures}
 */
export const measure = (sources, graph, layout) => {
  const order = layout.rooms.map(({ name }) => name)
  const { locations, unassigned } = locateAll(graph, layout)
  const roomOf = (/** @type {string} */ path) => locations.get(path)?.room
  const pairs = pairsBy(graph.edges, roomOf)
  const rooms = order.map((name) => ({
    name,
    ...sizeOf(sources.filter(({ path }) => roomOf(path) === name)),
  }))
  return {
    package: layout.package,
    ...sizeOf(sources),
    rooms: rooms.filter(({ files }) => files > 0),
    pairs: sortPairs(pairs, order).map((pair) => ({
      ...pair,
      isUpward: order.indexOf(pair.to) > order.indexOf(pair.from),
    })),
    circles: {
      rooms: findCircles(pairs),
      files: findCircles(graph.edges),
      filesWithoutTypes: findCircles(graph.edges.filter(({ isType }) => !isType)),
    },
    features: measureFeatures(graph, locations),
    folders: measureFolders(graph),
    packages: measurePackages(graph, layout),
    faults: [...unassigned, ...graph.faults],
  }
}
