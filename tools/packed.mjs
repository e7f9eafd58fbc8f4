// Packs each published package, checks the tarball (publint, attw) and uses it like a partner: installed into an empty
// project, with every entry imported in Node.js and type-checked, and tests of what no page of the shop uses. Needs a build,
// but no registry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetSentCalls } from './conformance/call-files.ts'
import { inParallel } from './in-parallel.ts'
import { importEntries, installProject, runCommands } from './packed/project.mjs'
import { packedReport, runTests } from './packed/run-tests.mjs'
import { checkPackage, pack } from './packed/tarballs.mjs'
import { publishedPackages } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-packed-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const project = join(folder, 'project')

try {
  // Results of an earlier run are invalid.
  forgetSentCalls('packed')
  rmSync(packedReport, { force: true })
  const packed = await inParallel(publishedPackages(), 2, (one) => pack(one, join(folder, 'tarballs')))
  await inParallel(packed, 2, checkPackage)
  await installProject(packed, project)
  await importEntries(packed, project)
  await runCommands(packed, project)
  await runTests(project)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
