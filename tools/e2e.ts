// Runs the browser tests against the built shop: `node tools/e2e.ts [--suite quick|rest] [arguments of playwright test]`.
// `quick` are the tests tagged @quick, which `npm test` runs, `rest` all others; without a suite the arguments choose.
// `--shard=1/2` takes the first half, as Playwright divides them.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { forgetSentCalls } from './conformance/call-files.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { runCommand } from './run-command.ts'
import { root } from './workspace.ts'

const storefront = join(root, 'packages/storefront')

const suites: Readonly<Record<string, readonly string[]>> = {
  // These pages wait for nothing but the processor; one worker more made them a fifth slower.
  quick: ['--grep', '@quick', `--workers=${availableParallelism()}`],
  rest: ['--grep-invert', '@quick'],
}

/**
 * The name of the run, by which its report and its records are called, and the arguments for Playwright. Only the
 * suites count for the list of clauses.
 */
const readArguments = (args: readonly string[]) => {
  const [flag, suite = '', ...others] = args
  if (flag !== '--suite') return { run: 'chosen-e2e', playwright: args }
  if (suites[suite] === undefined)
    throw new Error(`No such suite: ${suite}. There are ${Object.keys(suites).join(', ')}`)
  return { run: `e2e-${suite}`, playwright: [...suites[suite], ...others] }
}

const runTests = async () => {
  const { run, playwright } = readArguments(process.argv.slice(2))
  if (!existsSync(join(storefront, 'dist/server/server.js'))) {
    throw new Error('The shop is not built. Run pnpm build first.')
  }
  const CHROMIUM_PATH = await ensureChromium()
  const CHROMIUM_SHELL_PATH = await ensureHeadlessShell()
  const env = {
    ...process.env,
    CHROMIUM_PATH,
    E2E_RUN: run,
    ...(CHROMIUM_SHELL_PATH !== undefined && { CHROMIUM_SHELL_PATH }),
  }
  forgetSentCalls(run)
  const { code } = await runCommand('playwright', ['test', ...playwright], { cwd: storefront, env })
  return code
}

try {
  process.exitCode ||= await runTests()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
