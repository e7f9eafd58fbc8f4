import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../workspace.mjs'

const port = Number(process.env.PORT ?? 4199)

/**
 * Starts the built shop, or the build that STOREFRONT_DIST names, with a sandbox of its own; it ends with this process.
 * @returns {Promise<string>} its origin
 */
export const startShop = async () => {
  const origin = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-screens-'))
  const build = process.env.STOREFRONT_DIST ?? join(root, 'packages/storefront/dist')
  const program = join(build, 'server/server.js')
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, LIMITS: 'sign-in.address=1000/1' }
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  })
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The shop did not start: is it built, is the port free?')
    if (await fetch(`${origin}/de-CH/`).catch(() => undefined)) return origin
    await sleep(100)
  }
  throw new Error('The shop does not answer.')
}
