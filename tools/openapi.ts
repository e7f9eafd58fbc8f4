// Compares the committed OpenAPI documents with the contract: `node tools/openapi.ts`. With --write it
// writes them. The contract is read from its sources, so no build is needed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { formatText } from './format-text.ts'
import { importSource } from './import-source.ts'
import { root } from './workspace.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

/** The document for readers, and the one that the sandbox serves. */
const targets = [join(root, 'docs/openapi.json'), join(root, 'packages/sandbox/src/openapi.json')]

const { createOpenApi } = await importSource('packages/contract-kit/src/openapi/create-openapi.ts')
const [target = ''] = targets
const text = await formatText(target, JSON.stringify(createOpenApi(), null, 2))

for (const path of targets) {
  const name = relative(root, path)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    console.log(`ok     ${name}`)
  } else if (values.write) {
    writeFileSync(path, text)
    console.log(`wrote  ${name}`)
  } else {
    console.error(`stale  ${name}: node tools/openapi.ts --write`)
    process.exitCode = 1
  }
}
