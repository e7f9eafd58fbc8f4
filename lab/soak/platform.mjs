import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../sandbox-process.ts'

/** The platform as a process of its own, which can be killed and started again at the same address over its data. */
export const startPlatform = async () => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-soak-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  let { child, origin } = await startProcess(data)
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const restart = async () => {
    ;({ child, origin } = await startProcess(data, { port: Number(new URL(origin).port) }))
  }
  return { origin, kill, restart }
}

/** @typedef {Awaited<ReturnType<typeof startPlatform>>} Platform */
