import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../tools/workspace.ts'
import { requestsPerSecond } from './load.mjs'
import { median } from '../../tools/percentile.ts'

const connections = 50
const roundMs = 1500
const rounds = 5

/** @typedef {{ sandbox: string, bare: string, cookie: string }} SandboxUnderTest */

/** Requests per second of the sandbox and of a bare server with the same bytes: medians of several rounds. */
export const cartUnderLoad = async () => {
  const child = fork(join(root, 'lab/bench/servers.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the servers ended with ${code}`)
    })
    const [message] = await Promise.race([once(child, 'message'), ended])
    const sandbox = /** @type {SandboxUnderTest} */ (message)
    const options = { connections, ms: roundMs, headers: { cookie: sandbox.cookie } }
    /** @type {{ sandbox: number[], bare: number[] }} */
    const rates = { sandbox: [], bare: [] }
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of /** @type {const} */ (['bare', 'sandbox'])) {
        const rate = await requestsPerSecond(sandbox[name], options)
        // The first round warms up.
        if (round > 0) rates[name].push(rate)
      }
    }
    return { sandbox: median(rates.sandbox), bare: median(rates.bare) }
  } finally {
    child.kill()
  }
}
