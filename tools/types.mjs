// Checks the types of the whole workspace. All packages are one program here: they share their sources, and checking
// them one by one would check the sdk once for each. The examples stand alone, as partners' projects do. What was
// checked is remembered below node_modules: a second run looks at what changed and at what depends on it.
// The native compiler does it (TypeScript 7): a quarter of the work. It has no API for other tools, so these have
// TypeScript 6, and both call their command tsc.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from './in-parallel.mjs'
import { runCommand } from './run-command.mjs'
import { caches, compilers, root } from './workspace.mjs'

const examples = existsSync(join(root, 'examples'))
  ? readdirSync(join(root, 'examples')).map((name) => `examples/${name}/tsconfig.json`)
  : []
const projects = ['tsconfig.check.json', 'tsconfig.json', ...examples].filter((path) =>
  existsSync(join(root, path)),
)

/** @param {string} project */
const remember = (project) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(caches, `types/${project.replaceAll('/', '-')}.tsbuildinfo`),
]

const results = await inParallel(projects, 2, async (project) => {
  const args = ['-p', project, '--noEmit', '--pretty', 'false', ...remember(project)]
  const { code, output } = await runCommand('node', [compilers.native, ...args], { quiet: true })
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${project}`)
  if (code !== 0) console.log(output.trimEnd())
  return code
})

process.exitCode ||= results.some((code) => code !== 0) ? 1 : 0
