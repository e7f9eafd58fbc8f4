import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../tools/run-command.ts'
import { caches } from '../../tools/workspace.ts'

const version = '13.5.0'
const integrity =
  'sha512-w/yYIwg7mP9pCwkcbAXRztnvKHua2dJnZaNptPLa1cEw+akr6lbsIDiUOLsQwvaiAUr0xvxdmwvAzl3pj3Np0A=='
const folder = join(caches, 'lighthouse', version)
/** npm writes it when everything else is in place. */
const installed = join(folder, 'node_modules/.package-lock.json')

const installedIntegrity = () => {
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  return packages['node_modules/lighthouse']?.integrity
}

/**
 * Lighthouse in a folder of its own, installed if missing; the newest version that is at least three days old, as pinned
 * above.
 * @returns {Promise<string>} its script
 */
export const ensureLighthouse = async () => {
  if (!existsSync(installed)) {
    console.error(`Installing Lighthouse ${version} into ${folder}, once.`)
    mkdirSync(folder, { recursive: true })
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
    const args = ['install', '--prefix', folder, ...flags, `lighthouse@${version}`]
    const { code, output } = await runCommand('npm', args, { cwd: folder, quiet: true })
    if (code !== 0) throw new Error(`Lighthouse cannot be installed:\n${output}`)
  }
  if (installedIntegrity() !== integrity)
    throw new Error(`${folder} does not hold the pinned Lighthouse; remove it.`)
  return join(folder, 'node_modules/lighthouse/cli/index.js')
}
