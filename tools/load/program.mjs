import { spawn } from 'node:child_process'
import { once } from 'node:events'

const startLimitMs = 20_000
/** A server that is still busy with visitors who have left replies late. */
const messageLimitMs = 60_000
const graceMs = 8_000

/** @type {Set<() => void>} */
const forced = new Set()
process.on('exit', () => forced.forEach((end) => end()))
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

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
 * The address that a program writes once it listens. What it writes later is thrown away.
 * @param {import('node:child_process').ChildProcess} child
 * @param {RegExp} address with the port
 */
const originOf = (child, address) =>
  /** @type {Promise<string>} */ (
    new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(limit)
        reject(new Error('The server ended, or took too long.'))
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
 * @property {readonly string[]} preloads files in this folder that are loaded before it
 * @property {Readonly<Record<string, string>>} settings beside the environment of this process
 * @property {RegExp} address what it writes once it listens, with the port
 * @property {NodeJS.Signals} endsBy
 * @property {() => void} onEnd
 */

/**
 * Starts a program of Node.js that listens on a port of this machine. It ends with this process, however that ends.
 * @param {Program} program
 */
export const startProgram = async ({ file, flags = [], preloads, settings, address, endsBy, onEnd }) => {
  const imports = preloads.flatMap((name) => ['--import', new URL(name, import.meta.url).href])
  const child = spawn(process.execPath, ['--expose-gc', ...imports, file, ...flags], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = () => {
    child.kill('SIGKILL')
    onEnd()
  }
  forced.add(end)
  let complaints = ''
  child.stderr?.on('data', (text) => (complaints += text))
  const stop = async () => {
    await endChild(child, endsBy)
    onEnd()
    forced.delete(end)
  }
  /** What the preloaded files say next. @returns {Promise<unknown>} */
  const nextMessage = async (limitMs = messageLimitMs) => {
    const gone = new AbortController()
    const fail = () => gone.abort(new Error(`${file} has ended.\n${complaints}`))
    child.once('exit', fail)
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(limitMs)])
    const [message] = await once(child, 'message', { signal }).finally(() => child.off('exit', fail))
    return message
  }
  /** Asks something of the preloaded files. @param {object} message */
  const ask = (message) => {
    const reply = nextMessage()
    child.send(message)
    return reply
  }
  try {
    const isRunning = () => child.exitCode === null && child.signalCode === null
    const origin = await originOf(child, address)
    return { origin, ask, nextMessage, stop, isRunning, complaints: () => complaints }
  } catch (error) {
    await stop()
    throw new Error(`${file} did not start; was it built?\n${complaints}`, { cause: error })
  }
}

/** @typedef {Awaited<ReturnType<typeof startProgram>>} Running */
