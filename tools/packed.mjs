// Packs each published package, judges the tarball (publint, attw) and uses it as a partner would: installed into an
// empty project, every entry imported in Node.js and seen by the type checker, and tests of what partners get but no
// page of the shop uses. Needs a build; reaches no registry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetSentCalls } from './conformance/call-files.mjs'
import { inParallel } from './in-parallel.mjs'
import { importEntries, installProject, runCommands } from './packed/project.mjs'
import { packedReport, runTests } from './packed/run-tests.mjs'
import { judge, pack } from './packed/tarballs.mjs'
import { publishedPackages } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-packed-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const project = join(folder, 'project')

try {
  // What an earlier run found says nothing about these tarballs.
  forgetSentCalls('packed')
  rmSync(packedReport, { force: true })
  const packed = await inParallel(publishedPackages(), 2, (one) => pack(one, join(folder, 'tarballs')))
  await inParallel(packed, 2, judge)
  await installProject(packed, project)
  await importEntries(packed, project)
  await runCommands(packed, project)
  await runTests(project)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
