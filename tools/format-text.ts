import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from './workspace.ts'

/**
 * The text of a generated file as `pnpm format` would leave it.
 * @param file its name says the language
 * @throws {Error} where the text cannot be parsed
 */
export const formatText = async (file: string, text: string) => {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(file, text, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
