// Runs the browser tests against the built shop: `node tools/e2e.mjs [arguments of playwright test]`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { forgetSentCalls } from './conformance/call-files.mjs'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { runCommand } from './run-command.mjs'
import { root } from './workspace.mjs'

const storefront = join(root, 'packages/storefront')

const runTests = async () => {
  if (!existsSync(join(storefront, 'dist/server/server.js'))) {
    throw new Error('The shop is not built. Run pnpm build first.')
  }
  const CHROMIUM_PATH = await ensureChromium()
  const CHROMIUM_SHELL_PATH = await ensureHeadlessShell()
  const env = {
    ...process.env,
    CHROMIUM_PATH,
    ...(CHROMIUM_SHELL_PATH !== undefined && { CHROMIUM_SHELL_PATH }),
  }
  forgetSentCalls('shop')
  const { code } = await runCommand('playwright', ['test', ...process.argv.slice(2)], {
    cwd: storefront,
    env,
  })
  return code
}

try {
  process.exitCode ||= await runTests()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
