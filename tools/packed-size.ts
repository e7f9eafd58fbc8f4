// Measures bundles of the packed SDK and hooks, and fails above the ceilings and for modules that a bundle must not contain:
// `node tools/packed-size.ts [--modules ENTRY]`. Each entry of packed-size/entries.ts is bundled from the installed
// tarballs; each rule is checked on its own, and so is the table of sizes in the SDK's README. --modules lists the files in
// the bundle of one entry, largest first. Needs a build, but no registry.
import { analyzeMetafile } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alignColumns } from './align-columns.ts'
import { bundlePages, findFaults } from './packed-size/bundle.ts'
import { createProject } from './packed-size/project.ts'
import { findFalseSizes } from './packed-size/readme-sizes.ts'
import { checkRules } from './packed-size/rules.ts'
import { root } from './workspace.ts'

const { values } = parseArgs({ options: { modules: { type: 'string' } } })
const { project, pages } = await createProject()

const listModules = async (name: string) => {
  const [bundle] = await bundlePages(pages.filter(({ entry }) => entry.name === name))
  if (bundle === undefined) throw new Error(`There are ${pages.map(({ entry }) => entry.name).join('; ')}`)
  const analysis = await analyzeMetafile(bundle.metafile)
  console.log(analysis.replaceAll(/\S+node_modules\//g, '').replaceAll(/ {3,}(?=\d)/g, '  '))
}

const check = async () => {
  const bundles = await bundlePages(pages)
  const rows = bundles.map(({ entry: { name, ceiling = '–' }, size }) => [
    name,
    size.toFixed(2),
    `${ceiling}`,
  ])
  console.log(alignColumns([['kB, minified, gzip -9', 'size', 'ceiling'], ...rows], 1).join('\n'))
  const rules = await checkRules(project)
  const inReadme = bundles.filter(({ entry }) => entry.inReadme)
  const sizes = new Map(inReadme.map(({ entry, size }) => [entry.name, size]))
  const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const faults = [...bundles.flatMap(findFaults), ...rules.flat(), ...findFalseSizes(readme, sizes)]
  console.log(`${rules.length} rules, ${faults.length} faults`)
  for (const fault of faults) console.log(`failed ${fault}`)
  console.log(`=> kB: ${bundles.map(({ entry, size }) => `${entry.name} ${size.toFixed(1)}`).join('; ')}`)
  if (faults.length > 0) process.exitCode = 1
}

try {
  await (values.modules === undefined ? check() : listModules(values.modules))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
