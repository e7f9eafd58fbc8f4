import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../workspace.mjs'
import { callPlatform } from './platform-call.mjs'

export const webstoreId = '0ZECH00000000014AA'
const webstorePath = `/services/data/v65.0/commerce/webstores/${webstoreId}`
export const password = 'cartonnage1'

/** @typedef {Awaited<ReturnType<typeof startSandbox>>} Sandbox */
/** @typedef {{ email: string, cookie: string }} Buyer a buyer with a session of a device of their own */
/** @typedef {{ productId: string, quantity: number }} ProductLine */

/** The address that the sandbox says, once it listens. @param {import('node:child_process').ChildProcess} child */
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

/** Starts the built sandbox as a process of its own, over a file that can be read beside it. */
export const startSandbox = async () => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-chaos-'))
  const program = join(root, 'packages/sandbox/dist/cli.js')
  const child = spawn(process.execPath, [program, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = () => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
  process.on('exit', close)
  const origin = await readOrigin(child)
  return {
    origin,
    file: join(data, 'sandbox.sqlite'),
    isRunning: () => child.exitCode === null,
    close,
    ...createDirectCalls(origin),
  }
}

/** What happens beside the line that is tested: accounts, another device of the buyer, the end of a session. @param {string} origin */
const createDirectCalls = (origin) => {
  /** @param {string} path @param {{ method?: string, cookie?: string, body?: unknown }} [options] */
  const call = async (path, { method = 'POST', cookie = '', body } = {}) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const text = body === undefined ? '' : JSON.stringify(body)
    const reply = await callPlatform(origin, { method, path, headers, body: text })
    if (reply.status >= 400) throw new Error(`${reply.status} from ${method} ${path}: ${reply.body}`)
    return reply
  }

  return {
    /** A new private buyer, signed in on a device of their own. @param {string} email @returns {Promise<Buyer>} */
    async register(email) {
      const request = { firstName: 'Ida', lastName: 'Moser', email, password, startUrl: '/' }
      const { body } = await call('/services/apexrest/auth/register', { body: { request } })
      const { headers } = await call(JSON.parse(body).redirectUrl, { method: 'GET' })
      const cookies = headers.filter(([name]) => name === 'set-cookie')
      const cookie = cookies.map(([, text]) => text.split(';')[0]).join('; ')
      return { email, cookie }
    },
    /** Adds products to the buyer's cart from that device. @param {Buyer} buyer @param {readonly ProductLine[]} lines */
    async add({ cookie }, lines) {
      const inputs = lines.map((line) => ({
        richInput: { ...line, quantity: String(line.quantity), type: 'Product' },
      }))
      await call(`${webstorePath}/carts/current`, { method: 'PUT', cookie, body: {} })
      const reply = await call(`${webstorePath}/carts/current/cart-items/batch`, { cookie, body: { inputs } })
      if (JSON.parse(reply.body).hasErrors) throw new Error(`a line was not taken: ${reply.body}`)
    },
    /** Ends a session on the platform; the browser does not hear of it. @param {string} sid */
    endSession: (sid) => call('/secur/logout.jsp', { method: 'GET', cookie: `sid=${sid}` }),
  }
}
