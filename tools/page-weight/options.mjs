import { parseArgs } from 'node:util'
import { chooseNames } from '../choose-names.ts'
import { mainPages, pages, sites, whos } from './pages.mjs'
import { kindsAndAll } from './weights.mjs'

/**
 * @typedef {object} Options
 * @property {boolean} isQuick everything by its HTML, and a sample in the browser
 * @property {string | undefined} byPart name of a page to share out the scripts of, instead of any measurement
 * @property {readonly string[]} documents names of pages to weigh by their HTML
 * @property {readonly string[]} pages names of those to open in the browser; `visit` is from the start page to the checkout
 * @property {readonly string[]} sites
 * @property {readonly string[]} whos
 * @property {readonly string[]} kinds to print; everything is measured
 * @property {string | undefined} json file to write everything into
 * @property {string | undefined} against file that an earlier run wrote
 */

/** @param {readonly { readonly name: string }[]} items */
const namesOf = (items) => items.map(({ name }) => name)

const text = /** @type {const} */ ({ type: 'string' })

const readArgs = (/** @type {readonly string[]} */ args) =>
  parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      'by-part': text,
      pages: text,
      sites: text,
      who: text,
      kinds: text,
      json: text,
      against: text,
    },
  }).values

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export const readOptions = (args) => {
  const values = readArgs(args)
  const existing = namesOf(pages)
  const [byPart] =
    values['by-part'] === undefined ? [] : chooseNames(values['by-part'], { option: 'by-part', existing })
  const chosen = chooseNames(values.pages, { option: 'pages', existing: [...existing, 'visit'] })
  const isChosen = values.pages !== undefined
  return {
    isQuick: values.quick,
    byPart,
    documents: chosen,
    pages: isChosen ? chosen : [...namesOf(mainPages), 'visit'],
    sites: chooseNames(values.sites, { option: 'sites', existing: namesOf(sites) }),
    whos: chooseNames(values.who, { option: 'who', existing: whos }),
    kinds: chooseNames(values.kinds, { option: 'kinds', existing: kindsAndAll }),
    json: values.json,
    against: values.against,
  }
}
