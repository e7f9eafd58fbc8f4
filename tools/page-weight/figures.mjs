import { scriptsButTexts } from './build-files.mjs'
import { ceilings, smallestScript } from './ceilings.mjs'
import { pages } from './pages.mjs'
import { sum } from './weights.mjs'

/** @typedef {import('./ceilings.mjs').CeilingName} CeilingName */
/** @typedef {import('./measure-page.mjs').PageMeasurement} PageMeasurement */
/** @typedef {import('./visit.mjs').VisitMeasurement} VisitMeasurement */
/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */

/**
 * Something that has a ceiling.
 * @typedef {object} Figure
 * @property {CeilingName} ceiling
 * @property {readonly string[]} labels of what was measured; the last one is the language
 * @property {number} bytes
 * @property {number} files
 * @property {readonly WeighedFile[]} [details] the files, where their names say more than their number
 */

const isScript = (/** @type {WeighedFile} */ { kind }) => kind === 'scripts'
const isStyle = (/** @type {WeighedFile} */ { kind }) => kind === 'styles'

/**
 * The figures of a page; a state that was not measured has none.
 * @param {PageMeasurement} measurement
 * @returns {readonly Figure[]}
 */
export const pageFigures = ({ page, who, site, states: { rest = [], sign = [], ...actions } }) => {
  /** @param {CeilingName} ceiling @param {readonly WeighedFile[]} files @returns {Figure} */
  const figure = (ceiling, files) => ({ ceiling, labels: [page, who, site], ...sum(files) })
  const scripts = rest.filter(isScript)
  const startsAtOnce = pages.some(({ name, startsAtOnce }) => name === page && startsAtOnce === true)
  const atSign = [...rest, ...sign]
  const waiting = [
    figure(
      'beforeSign',
      scripts.filter(({ ahead }) => ahead !== true),
    ),
    figure(
      'ahead',
      scripts.filter(({ ahead }) => ahead === true),
    ),
  ]
  const acted = Object.values(actions)
  return [
    ...(startsAtOnce ? [] : waiting),
    figure(
      startsAtOnce ? 'startsAtOnce' : who === 'buyer' ? 'afterSignOfBuyer' : 'afterSign',
      atSign.filter(isScript),
    ),
    figure('styles', atSign.filter(isStyle)),
    ...(page === 'list' ? [figure('listRequests', rest)] : []),
    ...(acted.length === 0 ? [] : [figure('afterActions', [...atSign, ...acted.flat()].filter(isScript))]),
  ]
}

/** @param {VisitMeasurement} measurement @returns {Figure} */
export const visitFigure = ({ who, site, steps }) => ({
  ceiling: 'visit',
  labels: ['visit', who, site],
  ...sum(Object.values(steps).flat().filter(isScript)),
})

/**
 * @param {import('./build-files.mjs').Manifest} manifest
 * @param {Pick<import('./served-files.mjs').ServedFiles, 'weighAll'>} files
 * @returns {Promise<Figure>}
 */
export const smallScriptsFigure = async (manifest, files) => {
  const small = (await files.weighAll(scriptsButTexts(manifest))).filter(
    ({ bytes }) => bytes < smallestScript,
  )
  return { ceiling: 'smallScripts', labels: ['all scripts'], ...sum(small), details: small }
}

/** @param {Pick<Figure, 'bytes' | 'files'>} figure @param {import('./ceilings.mjs').Limit} limit */
const isAbove = ({ bytes, files }, limit) =>
  files > (limit.files ?? Infinity) || bytes > (limit.bytes ?? Infinity)

/** @param {Figure} figure */
export const exceeds = (figure) => isAbove(figure, ceilings[figure.ceiling])

/** @param {Figure} figure */
export const missesGoal = (figure) => isAbove(figure, ceilings[figure.ceiling].goal ?? {})
