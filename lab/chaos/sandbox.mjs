import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../tools/workspace.ts'
import { callPlatform } from './platform-call.mjs'

export const webstoreId = '0ZECH00000000014AA'
export const webstorePath = `/services/data/v65.0/commerce/webstores/${webstoreId}`
export const password = 'cartonnage1'

/** @typedef {Awaited<ReturnType<typeof startSandbox>>} Sandbox */
/** @typedef {{ email: string, cookie: string }} Buyer a buyer, signed in on another device */
/** @typedef {{ productId: string, quantity: number }} ProductLine */

/** The origin that the sandbox prints once it listens. @param {import('node:child_process').ChildProcess} child */
const readOrigin = (child) =>
  new Promise((/** @type {(origin: string) => void} */ resolve, reject) => {
    const lines = createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) })
    lines.on('line', (line) => {
      const origin = /^Sandbox: (\S+)/.exec(line)?.[1]
      if (origin) resolve(origin)
    })
    child.on('exit', (code) => reject(new Error(`the sandbox ended with ${code}: is it built?`)))
    child.on('error', reject)
  })

/** @typedef {{ delay?: number, port?: number, stderr?: 'inherit' | 'pipe' }} ProcessOptions `delay` is how long a cart is calculated, in ms; without a port it takes a free one */

/** Starts the built sandbox as a process over an existing folder. @param {string} data @param {ProcessOptions} [options] */
export const spawnSandbox = (data, { delay = 0, port = 0, stderr = 'inherit' } = {}) => {
  const program = join(root, 'packages/sandbox/dist/cli.js')
  const flags = ['--port', String(port), '--data', data, '--delay', String(delay)]
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', stderr] })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Starts it, and waits until it listens. @param {string} data @param {ProcessOptions} [options] */
export const startProcess = async (data, options) => {
  const child = spawnSandbox(data, options)
  return { child, origin: await readOrigin(child), file: join(data, 'sandbox.sqlite') }
}

/** Starts the built sandbox over a temporary folder; its database file can be read while it runs. */
export const startSandbox = async () => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-chaos-'))
  const removeData = () => rmSync(data, { recursive: true, force: true })
  process.on('exit', removeData)
  const { child, origin, file } = await startProcess(data)
  return {
    ...{ origin, file },
    isRunning: () => child.exitCode === null,
    close() {
      child.kill()
      removeData()
    },
    ...createDirectCalls(origin),
  }
}

/** Calls that bypass the proxy: accounts, another device of the buyer, the end of a session. @param {string} origin */
export const createDirectCalls = (origin) => {
  /** @param {string} path @param {{ method?: string, cookie?: string, body?: unknown }} [options] */
  const call = async (path, { method = 'POST', cookie = '', body } = {}) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const text = body === undefined ? '' : JSON.stringify(body)
    const reply = await callPlatform(origin, { method, path, headers, body: text })
    if (reply.status >= 400) throw new Error(`${reply.status} from ${method} ${path}: ${reply.body}`)
    return reply
  }

  /** @param {Buyer} buyer @param {string} cartId @param {readonly ProductLine[]} lines */
  const addTo = async ({ cookie }, cartId, lines) => {
    const inputs = lines.map((line) => ({
      richInput: { ...line, quantity: String(line.quantity), type: 'Product' },
    }))
    const reply = await call(`${webstorePath}/carts/${cartId}/cart-items/batch`, { cookie, body: { inputs } })
    if (JSON.parse(reply.body).hasErrors) throw new Error(`a line was not taken: ${reply.body}`)
  }

  return {
    /** A new private buyer, signed in on another device. @param {string} email @returns {Promise<Buyer>} */
    async register(email) {
      const request = { firstName: 'Ida', lastName: 'Moser', email, password, startUrl: '/' }
      const { body } = await call('/services/apexrest/auth/register', { body: { request } })
      const { headers } = await call(JSON.parse(body).redirectUrl, { method: 'GET' })
      const cookies = headers.filter(([name]) => name === 'set-cookie')
      const cookie = cookies.map(([, text]) => text.split(';')[0]).join('; ')
      return { email, cookie }
    },
    /** Adds products to the buyer's cart from that device. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
    async add(buyer, lines) {
      await call(`${webstorePath}/carts/current`, { method: 'PUT', cookie: buyer.cookie, body: {} })
      await addTo(buyer, 'current', lines)
    },
    /** Makes an inactive cart of the buyer on that device. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
    async setAside(buyer, lines) {
      const { body } = await call(`${webstorePath}/carts`, {
        cookie: buyer.cookie,
        body: { isSecondary: true },
      })
      await addTo(buyer, JSON.parse(body).cartId, lines)
    },
    /** Ends a session on the platform without the browser's knowledge. @param {string} sid */
    endSession: (sid) => call('/secur/logout.jsp', { method: 'GET', cookie: `sid=${sid}` }),
  }
}
