// Builds the packages: `node tools/build.ts [--shop] [--if-changed]`. With --shop the shop alone, which is built from
// the sources of the others; with --if-changed only when a source differs from the last build, so that a second start
// takes seconds.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './hash-sources.ts'
import { reports, root, workspacePackages } from './workspace.ts'
import { runCommand } from './run-command.ts'

const isShopOnly = process.argv.includes('--shop')
const shop = join(root, 'packages/storefront')
/** A build of everything has also built the shop. */
const stamps = { shop: join(reports, 'build-stamp-shop'), all: join(reports, 'build-stamp-all') }
const stamp = isShopOnly ? stamps.shop : stamps.all
const built = isShopOnly ? [shop] : workspacePackages().map(({ folder }) => folder)

const isBuilt = (hash: string) =>
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash &&
  built.every((folder) => existsSync(join(folder, 'dist')))

const build = async () => {
  const hash = hashSources(['pnpm-lock.yaml', 'tsconfig.base.json', 'tools/build', 'packages'])
  if (process.argv.includes('--if-changed') && isBuilt(hash)) {
    console.log('[build] nothing changed since the last build')
    return 0
  }
  for (const path of Object.values(stamps)) rmSync(path, { force: true })
  console.log(`[build] building the ${isShopOnly ? 'shop' : 'packages'}`)
  const filter = isShopOnly ? './packages/storefront' : './packages/*'
  const { code } = await runCommand('pnpm', [
    '-r',
    '--filter',
    filter,
    '--workspace-concurrency=2',
    'run',
    'build',
  ])
  if (code !== 0) return code
  mkdirSync(reports, { recursive: true })
  for (const path of isShopOnly ? [stamps.shop] : Object.values(stamps)) writeFileSync(path, hash)
  return 0
}

process.exitCode = await build()
