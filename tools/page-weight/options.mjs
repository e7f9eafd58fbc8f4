import { parseArgs } from 'node:util'
import { pages, sites, whos } from './pages.mjs'
import { kindsAndAll } from './weights.mjs'

/**
 * @typedef {object} Options
 * @property {readonly string[]} pages names; `visit` is from the start page to the checkout
 * @property {readonly string[]} locales
 * @property {readonly string[]} whos
 * @property {readonly string[]} kinds to print; everything is measured
 * @property {string | undefined} json file to write everything into
 * @property {string | undefined} against file that an earlier run wrote
 */

const allPages = [...pages.map(({ name }) => name), 'visit']
const allLocales = sites.map(({ locale }) => locale)

/**
 * The names in a list, which must exist; all names without a list.
 * @param {string | undefined} list
 * @param {{ option: string, existing: readonly string[] }} names
 */
const choose = (list, { option, existing }) => {
  if (list === undefined) return existing
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !existing.includes(name))
  if (unknown.length === 0) return names
  throw new Error(`--${option}: unknown: ${unknown.join(', ')}. There are: ${existing.join(', ')}`)
}

const text = /** @type {const} */ ({ type: 'string' })

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: text, locales: text, who: text, kinds: text, json: text, against: text },
  })
  return {
    pages: choose(values.pages, { option: 'pages', existing: allPages }),
    locales: choose(values.locales, { option: 'locales', existing: allLocales }),
    whos: choose(values.who, { option: 'who', existing: whos }),
    kinds: choose(values.kinds, { option: 'kinds', existing: kindsAndAll }),
    json: values.json,
    against: values.against,
  }
}
