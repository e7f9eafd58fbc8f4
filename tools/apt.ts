import { execFileSync } from 'node:child_process'
import { runCommand } from './run-command.ts'

/** Whether packages can be installed: on Debian as root. */
export const canUseApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const installPackages = async (packages: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`[setup] installing ${packages.join(', ')} with apt-get`)
  const update = await runCommand('apt-get', ['update', '-qq'], { env })
  if (update.code !== 0) return
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
