// Checks the types of the whole workspace, incrementally. All packages are one program: they share their sources, and the
// SDK would otherwise be checked once per package. What browsers get is checked once more, with what the oldest of them
// have of the language. The examples are checked apart, like partners' projects, and so is the code in comments and pages.
// Uses the native compiler (TypeScript 7) for a quarter of the work; it has no API, so other tools use TypeScript 6. Both
// are called tsc.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inParallel } from './in-parallel.ts'
import { runCommand } from './run-command.ts'
import { writeExamples } from './types/write-examples.ts'
import { caches, compilers, root } from './workspace.ts'

const examples = existsSync(join(root, 'examples'))
  ? readdirSync(join(root, 'examples')).map((name) => `examples/${name}/tsconfig.json`)
  : []
const projects = [
  ...['tsconfig.check.json', 'tsconfig.json', 'tsconfig.oldest.json', ...examples].filter((path) =>
    existsSync(join(root, path)),
  ),
  relative(root, writeExamples()),
]

/** The compiler's four checkers would share no types and check much again, which doubles the work. */
const oneChecker = '--singleThreaded'

const remember = (project: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(caches, `types/${project.replaceAll('/', '-')}.tsbuildinfo`),
]

const results = await inParallel(projects, 2, async (project) => {
  const args = ['-p', project, '--noEmit', '--pretty', 'false', oneChecker, ...remember(project)]
  const { code, output } = await runCommand('node', [compilers.native, ...args], { quiet: true })
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${project}`)
  if (code !== 0) console.log(output.trimEnd())
  return code
})

process.exitCode ||= results.some((code) => code !== 0) ? 1 : 0
