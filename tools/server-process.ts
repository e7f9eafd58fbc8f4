import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exitOnSignals } from './stop-signals.ts'
import type { ChildProcess } from 'node:child_process'

const startLimitMs = 20_000
/** A server that is still busy responds late. */
const messageLimitMs = 60_000
const graceMs = 8_000

/** Kills what is still running when this process ends. */
const killers: Set<() => void> = new Set()
process.on('exit', () => killers.forEach((kill) => kill()))
exitOnSignals()

const endChild = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(force)
}

/**
 * The origin that a program prints once it listens. Its later output is dropped.
 * @param address with the port
 */
const originOf = (child: ChildProcess, address: RegExp) =>
  new Promise<string>((resolve, reject) => {
    const fail = () => {
      clearTimeout(limit)
      reject(new Error('The server ended, or did not start in time.'))
    }
    const limit = setTimeout(fail, startLimitMs)
    const read = (text: Buffer) => {
      const port = address.exec(String(text))?.[1]
      if (port === undefined) return
      clearTimeout(limit)
      child.stdout?.off('data', read).resume()
      resolve(`http://127.0.0.1:${port}`)
    }
    child.once('exit', fail)
    child.stdout?.on('data', read)
  })

export interface Program {
  file: string
  flags?: readonly string[]
  /** files below tools/ that are loaded before it */
  preloads: readonly string[]
  /** added to the environment of this process */
  settings: Readonly<Record<string, string>>
  /** matches what it prints once it listens; the group is the port */
  address: RegExp
  /** the signal that stops it */
  endsBy: NodeJS.Signals
  onEnd: () => void
}

/**
 * Starts a Node.js program that listens on a port of this machine. It ends with this process, however that ends.
 */
export const startServer = async ({
  file,
  flags = [],
  preloads,
  settings,
  address,
  endsBy,
  onEnd,
}: Program) => {
  const imports = preloads.flatMap((name) => ['--import', new URL(name, import.meta.url).href])
  const child = spawn(process.execPath, ['--expose-gc', ...imports, file, ...flags], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const kill = () => {
    child.kill('SIGKILL')
    onEnd()
  }
  killers.add(kill)
  let complaints = ''
  child.stderr?.on('data', (text) => (complaints += text))
  const stop = async () => {
    await endChild(child, endsBy)
    onEnd()
    killers.delete(kill)
  }
  /** The next message of the preloaded files. */
  const nextMessage = async (limitMs = messageLimitMs): Promise<unknown> => {
    const gone = new AbortController()
    const fail = () => gone.abort(new Error(`${file} has ended.\n${complaints}`))
    child.once('exit', fail)
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(limitMs)])
    const [message] = await once(child, 'message', { signal }).finally(() => child.off('exit', fail))
    return message
  }
  /** Sends a message to the preloaded files, and returns their reply. */
  const request = (message: object) => {
    const reply = nextMessage()
    child.send(message)
    return reply
  }
  try {
    const isRunning = () => child.exitCode === null && child.signalCode === null
    const origin = await originOf(child, address)
    return { origin, request, nextMessage, stop, isRunning, complaints: () => complaints }
  } catch (error) {
    await stop()
    throw new Error(`${file} did not start; was it built?\n${complaints}`, { cause: error })
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>
