import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { root } from '../tools/workspace.ts'

interface ProcessOptions {
  /** how long a cart is calculated, in ms */
  delay?: number
  /** @default a free one */
  port?: number
  stderr?: 'inherit' | 'pipe'
}

/** Starts the built sandbox as a process over an existing folder. */
export const spawnSandbox = (
  data: string,
  { delay = 0, port = 0, stderr = 'inherit' }: ProcessOptions = {},
) => {
  const program = join(root, 'packages/sandbox/dist/cli.js')
  const flags = ['--port', String(port), '--data', data, '--delay', String(delay)]
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', stderr] })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** The origin that the sandbox prints once it listens. */
const readOrigin = ({ stdout }: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    if (!stdout) return reject(new Error('the sandbox has no output'))
    const lines = createInterface({ input: stdout })
    lines.on('line', (line) => {
      const origin = /^Sandbox: (\S+)/.exec(line)?.[1]
      if (origin) resolve(origin)
    })
    lines.on('close', () => reject(new Error('the sandbox ended: is it built?')))
  })

/** Starts it, and waits until it listens. */
export const startProcess = async (data: string, options?: ProcessOptions) => {
  const child = spawnSandbox(data, options)
  return { child, origin: await readOrigin(child), file: join(data, 'sandbox.sqlite') }
}

/** Kills it; returns its error output, which should be empty. */
export const killChild = async (child: ChildProcess): Promise<string[]> => {
  const exit = child.exitCode === null ? once(child, 'exit') : [child.exitCode]
  child.kill('SIGKILL')
  const [code] = await exit
  const end = code === null ? [] : [`the sandbox ended with ${code} before it was killed`]
  const complaints = child.stderr ? await text(child.stderr) : ''
  return [...end, ...complaints.split('\n').filter(Boolean)]
}
