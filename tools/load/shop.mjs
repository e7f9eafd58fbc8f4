import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/** Another build than the usual one: the folder that `node build.mjs <folder>` was given. */
const build = process.env['STOREFRONT_DIST'] ?? join(root, 'packages/storefront/dist')
const startLimitMs = 20_000
/** A server that is still busy with visitors who have left replies late. */
const messageLimitMs = 60_000
const graceMs = 8_000

/** @type {Set<() => void>} */
const forced = new Set()
process.on('exit', () => forced.forEach((end) => end()))
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

/** @param {import('node:child_process').ChildProcess} child */
const endChild = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(force)
}

/** The address that the server writes once it listens. @param {import('node:child_process').ChildProcess} child */
const originOf = (child) =>
  /** @type {Promise<string>} */ (
    new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(limit)
        reject(new Error('The server ended, or took too long.'))
      }
      const limit = setTimeout(fail, startLimitMs)
      child.once('exit', fail)
      child.stdout?.on('data', (text) => {
        const port = /http:\/\/localhost:(\d+)/.exec(String(text))?.[1]
        if (port === undefined) return
        clearTimeout(limit)
        resolve(`http://127.0.0.1:${port}`)
      })
    })
  )

/**
 * Starts the built shop as in production, with a sandbox and data of its own, on a port of this machine only.
 * @param {readonly string[]} preloads files in this folder that are loaded before it
 * @param {Readonly<Record<string, string>>} [ownSettings] for instance a platform of another process
 */
export const startShop = async (preloads, ownSettings = {}) => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-load-'))
  const imports = preloads.flatMap((file) => ['--import', new URL(file, import.meta.url).href])
  const settings = { PORT: '0', HOST: '127.0.0.1', PLATFORM_ORIGIN: '', PUBLIC_ORIGINS: '', SANDBOX_PAGE: '' }
  const child = spawn(process.execPath, ['--expose-gc', ...imports, join(build, 'server/server.js')], {
    env: { ...process.env, ...settings, DATA_DIR: data, NODE_ENV: 'production', ...ownSettings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const removeData = () => rmSync(data, { recursive: true, force: true })
  const end = () => {
    child.kill('SIGKILL')
    removeData()
  }
  forced.add(end)
  let complaints = ''
  child.stderr?.on('data', (text) => (complaints += text))
  const stop = async () => {
    await endChild(child)
    removeData()
    forced.delete(end)
  }
  /** What the preloaded files say next. @returns {Promise<unknown>} */
  const nextMessage = async (limitMs = messageLimitMs) =>
    (await once(child, 'message', { signal: AbortSignal.timeout(limitMs) }))[0]
  /** Asks something of the preloaded files. @param {object} message */
  const ask = (message) => {
    const reply = nextMessage()
    child.send(message)
    return reply
  }
  try {
    const isRunning = () => child.exitCode === null && child.signalCode === null
    return { origin: await originOf(child), ask, nextMessage, stop, isRunning, complaints: () => complaints }
  } catch (error) {
    await stop()
    throw new Error(`The shop from ${build} did not start; was it built?\n${complaints}`, { cause: error })
  }
}

/** @typedef {Awaited<ReturnType<typeof startShop>>} Shop */

/**
 * What the server uses.
 * @param {Shop} shop
 * @param {{ collect?: boolean }} [options]
 * @returns {Promise<import('./usage-port.mjs').Usage>}
 */
export const usageOf = async ({ ask }, { collect = false } = {}) =>
  /** @type {import('./usage-port.mjs').Usage} */ (await ask({ usage: { collect } }))
