import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { readCpuSeconds } from './check/cpu-seconds.ts'
import { root } from './workspace.ts'
import type { ChildProcess } from 'node:child_process'

const windows = process.platform === 'win32'
/** How long a command may take to end after a signal before it is ended by force. */
const graceMs = 7_000

/** Puts the project's tools first on PATH, so that scripts also work when called directly. */
const withTools = (env: NodeJS.ProcessEnv) => {
  const tools = [join(root, 'node_modules/.bin'), join(root, 'tools/toolchain/node_modules/.bin')]
  const key = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH'
  return { ...env, [key]: [...tools, env[key]].join(delimiter) }
}

const running: Set<ChildProcess> = new Set()
let stoppedBy: NodeJS.Signals | undefined

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.pid === undefined) return
  try {
    process.kill(windows ? child.pid : -child.pid, signal)
  } catch {
    // It has ended already.
  }
}

// Each command leads a process group and is signalled once: a second signal makes many tools give up on a tidy end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stoppedBy !== undefined) return
    stoppedBy = signal
    process.exitCode = 128 + constants.signals[signal]
    if (running.size === 0) process.exit()
    for (const child of running) signalGroup(child, signal)
    setTimeout(() => process.exit(), graceMs).unref()
  })
}
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/** Whether this process was asked to stop. */
export const isStopped = () => stoppedBy !== undefined

export interface Ended {
  code: number
  output: string
  /** of the command and its children; unknown on Windows */
  cpuSeconds?: number
}

/**
 * Node.js does not report the processor time of children, but the shell does: it writes that to a separate channel.
 */
const timed = (command: string, args: string[]): [string, string[]] =>
  windows
    ? [command, args]
    : ['/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', command, ...args]]

/**
 * Runs a command to its end and returns its exit code. With `quiet` its output and processor time are returned instead of
 * printed. The command ends with this process.
 */
export const runCommand = (
  command: string,
  args: string[],
  {
    cwd = root,
    env = process.env,
    quiet = false,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(...(quiet ? timed(command, args) : ([command, args] as const)), {
      cwd,
      env: withTools(quiet ? { ...env, FORCE_COLOR: '0' } : env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: windows,
      detached: !windows,
    })
    let output = ''
    let times = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stdio[3]?.on('data', (bytes) => (times += bytes))
    running.add(child)
    const end = (code: number) => {
      running.delete(child)
      resolve({ code, output, ...readCpuSeconds(times) })
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`
      if (!quiet) console.error(`${command}: ${error.message}`)
      end(1)
    })
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
