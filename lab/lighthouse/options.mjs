import { parseArgs } from 'node:util'
import { chooseNames } from '../../tools/choose-names.ts'
import { readWholeNumber } from '../../tools/whole-number.ts'
import { pagePaths } from './pages.mjs'

/** @param {readonly string[]} args */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
  })
  return {
    pages: chooseNames(values.pages, { option: 'pages', existing: Object.keys(pagePaths) }),
    runs: readWholeNumber('runs', values.runs, 99),
  }
}
