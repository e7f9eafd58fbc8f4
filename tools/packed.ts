// Packs each published package, checks the tarball (publint, attw) and uses it like a partner: installed into an empty
// project, with every entry imported in Node.js and type-checked, and tests of what no page of the shop uses. Needs a build,
// but no registry.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetSentCalls } from './conformance/call-files.ts'
import { inParallel } from './in-parallel.ts'
import { checkTypes, importEntries, installProject, runCommands, runExample } from './packed/project.ts'
import { packedReport, packedTests, runTests } from './packed/run-tests.ts'
import { checkTarball, pack } from './packed/tarballs.ts'
import { publishedPackages } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-packed-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const project = join(folder, 'project')

try {
  // Results of an earlier run are invalid.
  forgetSentCalls('packed')
  rmSync(packedReport, { force: true })
  const packed = await pack(publishedPackages(), join(folder, 'tarballs'))
  await inParallel(packed, 2, checkTarball)
  await installProject(packed, project)
  await importEntries(packed, project)
  cpSync(packedTests, join(project, 'tests'), { recursive: true })
  await checkTypes(project)
  await runCommands(packed, project)
  await runExample('node-plain-organisation/purchase.mjs', project)
  await runTests(join(project, 'tests'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
