// Writes docs/errors.md from the error catalogue of the sdk, or fails if it is outdated:
// `node tools/errors-page.ts [--update]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeErrorsPage } from './errors-page/page.ts'
import { importSource } from './import-source.ts'
import { root } from './workspace.ts'
import type { Messages } from './errors-page/page.ts'

const { values } = parseArgs({ options: { update: { type: 'boolean' } } })
const pageFile = join(root, 'docs/errors.md')
const locales = ['de', 'de-CH', 'fr-CH', 'en-US']

const { errorCatalogue } = await importSource('packages/sdk/src/errors/error-catalogue.ts')
const languages: [string, Messages][] = []
for (const locale of locales) {
  const { messages } = await importSource(`packages/sdk/src/messages/${locale}.ts`)
  languages.push([locale, messages])
}

const page = writeErrorsPage(errorCatalogue, new Map(languages))
const written = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : ''
if (values.update) writeFileSync(pageFile, page)
else if (page !== written) {
  console.error('docs/errors.md is outdated: node tools/errors-page.ts --update')
  process.exitCode = 1
}
console.log(`=> ${errorCatalogue.length} rows in ${locales.length} languages`)
