import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { exitOnSignals } from './stop-signals.mjs'

const startLimitMs = 20_000
/** A server that is still busy responds late. */
const messageLimitMs = 60_000
const graceMs = 8_000

/** Kills what is still running when this process ends. @type {Set<() => void>} */
const killers = new Set()
process.on('exit', () => killers.forEach((kill) => kill()))
exitOnSignals()

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
const endChild = async (child, signal) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(force)
}

/**
 * The origin that a program prints once it listens. Its later output is dropped.
 * @param {import('node:child_process').ChildProcess} child
 * @param {RegExp} address with the port
 */
const originOf = (child, address) =>
  /** @type {Promise<string>} */ (
    new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(limit)
        reject(new Error('The server ended, or did not start in time.'))
      }
      const limit = setTimeout(fail, startLimitMs)
      const read = (/** @type {Buffer} */ text) => {
        const port = address.exec(String(text))?.[1]
        if (port === undefined) return
        clearTimeout(limit)
        child.stdout?.off('data', read).resume()
        resolve(`http://127.0.0.1:${port}`)
      }
      child.once('exit', fail)
      child.stdout?.on('data', read)
    })
  )

/**
 * @typedef {object} Program
 * @property {string} file
 * @property {readonly string[]} [flags]
 * @property {readonly string[]} preloads files below tools/ that are loaded before it
 * @property {Readonly<Record<string, string>>} settings added to the environment of this process
 * @property {RegExp} address matches what it prints once it listens; the group is the port
 * @property {NodeJS.Signals} endsBy the signal that stops it
 * @property {() => void} onEnd
 */

/**
 * Starts a Node.js program that listens on a port of this machine. It ends with this process, however that ends.
 * @param {Program} program
 */
export const startServer = async ({ file, flags = [], preloads, settings, address, endsBy, onEnd }) => {
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
  /** The next message of the preloaded files. @returns {Promise<unknown>} */
  const nextMessage = async (limitMs = messageLimitMs) => {
    const gone = new AbortController()
    const fail = () => gone.abort(new Error(`${file} has ended.\n${complaints}`))
    child.once('exit', fail)
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(limitMs)])
    const [message] = await once(child, 'message', { signal }).finally(() => child.off('exit', fail))
    return message
  }
  /** Sends a message to the preloaded files, and returns their reply. @param {object} message */
  const request = (message) => {
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

/** @typedef {Awaited<ReturnType<typeof startServer>>} ServerProcess */
