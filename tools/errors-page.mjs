// Writes docs/errors.md from the error catalogue of the sdk, or fails if it is outdated:
// `node tools/errors-page.mjs [--update]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeErrorsPage } from './errors-page/page.mjs'
import { importSource } from './import-source.mjs'
import { root } from './workspace.mjs'

/** @typedef {import('./errors-page/page.mjs').Row} Row */
/** @typedef {import('./errors-page/page.mjs').Messages} Messages */

const { values } = parseArgs({ options: { update: { type: 'boolean' } } })
const pageFile = join(root, 'docs/errors.md')
const locales = ['de', 'de-CH', 'fr-CH', 'en-US']

/** @type {{ errorCatalogue: readonly Row[] }} */
const { errorCatalogue } = await importSource('packages/sdk/src/errors/error-catalogue.ts')
/** @type {[string, Messages][]} */
const languages = []
for (const locale of locales) {
  const { messages } = await importSource(`packages/sdk/src/messages/${locale}.ts`)
  languages.push([locale, messages])
}

const page = writeErrorsPage(errorCatalogue, new Map(languages))
const written = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : ''
if (values.update) writeFileSync(pageFile, page)
else if (page !== written) {
  console.error('docs/errors.md is outdated: node tools/errors-page.mjs --update')
  process.exitCode = 1
}
console.log(`=> ${errorCatalogue.length} rows in ${locales.length} languages`)
