/** @typedef {import('./measure-page.mjs').PageMeasurement} PageMeasurement */
/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */

/**
 * All scripts of the shop, which can be read.
 * @typedef {Pick<import('./served-files.mjs').ServedFiles, 'findWith'> & { paths: readonly string[] }} ShopScripts
 */

/** @param {Pick<PageMeasurement, 'page' | 'who' | 'site'>} measurement */
const labelOf = ({ page, who, site }) => `${page}, ${who}, ${site}`

/**
 * The paths of a kind, before actions.
 * @param {PageMeasurement} measurement
 * @param {import('./weigh.mjs').Kind} kind
 */
const pathsOf = ({ states: { rest = [], sign = [] } }, kind) =>
  [...rest, ...sign].filter((file) => file.kind === kind).map(({ path }) => path)

/** @param {readonly string[]} paths @param {readonly string[]} others */
const without = (paths, others) => paths.filter((path) => !others.includes(path))

/** A buyer's session and carts, and the products of a guest's cart, need code that is loaded for them. */
const loadsMore = (/** @type {PageMeasurement} */ { page, who }) => who === 'buyer' || page === 'guest cart'

const repeated = (/** @type {readonly string[]} */ paths) =>
  paths.filter((path, index) => paths.indexOf(path) !== index)

/**
 * The differences between what a browser fetched and what the HTML of the same page names. With any, the
 * weights by the HTML are wrong.
 * @param {PageMeasurement} browser
 * @param {PageMeasurement} document
 * @returns {readonly string[]}
 */
const findDifferences = (browser, document) =>
  /** @type {const} */ (['scripts', 'styles']).flatMap((kind) => {
    const [fetched, named] = [pathsOf(browser, kind), pathsOf(document, kind)]
    /** @param {readonly string[]} paths @param {string} what */
    const report = (paths, what) =>
      paths.length === 0 ? [] : [`${labelOf(browser)}: ${what}: ${paths.join(' ')}`]
    return [
      ...report(loadsMore(browser) ? [] : without(fetched, named), 'fetched, but not named by the document'),
      ...report(without(named, fetched), 'named by the document, but not fetched'),
      ...report(repeated(fetched), 'fetched more than once'),
    ]
  })

const isPlatformCall = (/** @type {string} */ path) => /\/(?:services|lwr|webruntime)\//.test(path)

/**
 * A guest's home page shows nothing that needs a call of the platform.
 * @param {PageMeasurement} measurement
 * @returns {readonly string[]}
 */
const findNeedlessCalls = (measurement) =>
  measurement.page === 'home' && measurement.who !== 'buyer'
    ? pathsOf(measurement, 'calls')
        .filter(isPlatformCall)
        .map((path) => `${labelOf(measurement)}: calls ${path}`)
    : []

/** A name in the code that sends calls, whatever the name of its file. */
export const senderMark = 'takesAnySuccess'

/**
 * The home page of a guest has no script that sends calls. Others have, which proves that the mark is still right.
 * @param {readonly PageMeasurement[]} documents
 * @param {ShopScripts} scripts
 * @returns {Promise<readonly string[]>}
 */
const findSenders = async (documents, { paths, findWith }) => {
  if ((await findWith(paths, senderMark)) === undefined)
    return [`no script has ${senderMark}, by which senders of calls are found`]
  const homes = documents.filter(({ page, who }) => page === 'home' && who === 'guest')
  const found = await Promise.all(
    homes.map(async (home) => {
      const sender = await findWith(pathsOf(home, 'scripts'), senderMark)
      return sender === undefined ? [] : [`${labelOf(home)}: has a script that sends calls: ${sender}`]
    }),
  )
  return found.flat()
}

/** @param {readonly PageMeasurement[]} documents @param {PageMeasurement} browser */
const documentOf = (documents, { page, who, site }) =>
  documents.find((document) => document.page === page && document.who === who && document.site === site)

/**
 * Everything that is wrong with a run, except too much weight.
 * @param {import('./report.mjs').Run & { savingData: readonly WeighedFile[] }} run
 * @param {ShopScripts} scripts
 * @returns {Promise<readonly string[]>}
 */
export const findProblems = async ({ documents, pages, savingData }, scripts) => [
  ...pages.flatMap((page) => {
    const document = documentOf(documents, page)
    return document === undefined ? [] : findDifferences(page, document)
  }),
  ...pages.flatMap(findNeedlessCalls),
  ...(await findSenders(documents, scripts)),
  ...savingData.map(({ path }) => `${path} is fetched ahead for a visitor who saves data`),
]
