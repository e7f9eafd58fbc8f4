import { pagePaths } from '../lighthouse/pages.mjs'
import { medianFigures, toCountFigures, toFigures } from './figures.mjs'
import { presses } from './presses.mjs'
import { measureResponse } from './shops.mjs'
import { visitAndPress, visitWithLines } from './visit.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./criteria.mjs').PressResult} PressResult */
/** @typedef {import('./criteria.mjs').CountResult} CountResult */
/** @typedef {import('./presses.mjs').Press} Press */
/** @typedef {import('./shops.mjs').Shop} Shop */
/** @typedef {import('./visit.mjs').Manner} Manner */

/** How many times slower the processor is: like that of a phone, and at full speed. */
export const slowdowns = [4, 1]

/** A visit without a press: a guest whose browser has stored lines opens the page. */
export const storedCount = 'stored count'

/**
 * @typedef {object} Results
 * @property {readonly PressResult[]} presses
 * @property {readonly CountResult[]} counts
 * @property {readonly import('./report.mjs').PageResult[]} pages
 */

/** @param {readonly Shop[]} shops */
const subjectsOf = (shops) => slowdowns.flatMap((slowdown) => shops.map((shop) => ({ shop, slowdown })))

/**
 * Runs `visit` for all subjects in turn, several times: other load of the machine then affects all of them
 * alike.
 * @template Subject, Result
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject) => Promise<Result>} visit
 * @param {number} runs
 */
const alternate = async (subjects, visit, runs) => {
  const measured = subjects.map((subject) => ({ subject, results: /** @type {Result[]} */ ([]) }))
  for (let run = 0; run < runs; run += 1)
    for (const { subject, results } of measured) results.push(await visit(subject))
  return measured
}

/**
 * @param {Browser} browser
 * @param {readonly Shop[]} shops
 * @param {{ press: Press, manner: Manner, runs: number }} plan
 * @returns {Promise<readonly PressResult[]>}
 */
const measurePress = async (browser, shops, { press, manner, runs }) => {
  const path = pagePaths[press.page] ?? '/'
  const visit = async (/** @type {ReturnType<typeof subjectsOf>[number]} */ { shop: { origin }, slowdown }) =>
    toFigures(await visitAndPress(browser, { origin, path, slowdown, press, manner }))
  const measured = await alternate(subjectsOf(shops), visit, runs)
  return measured.map(({ subject: { shop, slowdown }, results }) => ({
    ...{ press: press.name, tree: shop.tree, slowdown, figures: medianFigures(results) },
  }))
}

/** @param {Browser} browser @param {readonly Shop[]} shops @param {number} runs @returns {Promise<readonly CountResult[]>} */
const measureCount = async (browser, shops, runs) => {
  const path = pagePaths['home'] ?? '/'
  const visit = (/** @type {ReturnType<typeof subjectsOf>[number]} */ { shop: { origin }, slowdown }) =>
    visitWithLines(browser, { origin, path, slowdown })
  const measured = await alternate(subjectsOf(shops), visit, runs)
  return measured.map(({ subject: { shop, slowdown }, results }) => ({
    ...{ tree: shop.tree, slowdown, figures: toCountFigures(results) },
  }))
}

/** @param {readonly Shop[]} shops @param {number} runs */
const measurePages = async (shops, runs) => {
  const pages = []
  for (const page of ['home', 'category'])
    for (const shop of shops) pages.push(await measureResponse(shop, page, runs))
  return pages
}

/**
 * @param {Browser} browser
 * @param {readonly Shop[]} shops
 * @param {{ names: readonly string[], manner: Manner, runs: number, report: (name: string) => void }} plan
 * @returns {Promise<Results>}
 */
export const measureAll = async (browser, shops, { names, manner, runs, report }) => {
  const pages = await measurePages(shops, runs)
  /** @type {PressResult[]} */
  const pressed = []
  for (const press of presses.filter(({ name }) => names.includes(name))) {
    pressed.push(...(await measurePress(browser, shops, { press, manner, runs })))
    report(press.name)
  }
  const counts = names.includes(storedCount) ? await measureCount(browser, shops, runs) : []
  return { presses: pressed, counts, pages }
}
