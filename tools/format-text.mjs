import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from './workspace.mjs'

/**
 * The text of a generated file as `pnpm format` would leave it.
 * @param {string} file its name says the language
 * @param {string} text
 * @throws {Error} where the text cannot be parsed
 */
export const formatText = async (file, text) => {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(file, text, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
