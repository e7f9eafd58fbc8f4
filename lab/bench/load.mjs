import { closedLoop } from '../load/loops.mjs'
import { createSender } from '../load/sender.mjs'

/**
 * The requests per second that a server handles over this many persistent connections. Throws at the first response
 * that is not 200.
 * @param {string} url
 * @param {{ connections: number, ms: number, headers?: Record<string, string> }} options
 */
export const requestsPerSecond = async (url, { connections, ms, headers = {} }) => {
  const { send, close } = createSender(url, { connections, headers })
  const { pathname, search } = new URL(url)
  const start = performance.now()
  try {
    const { results } = await closedLoop({ connections, ms }, async () => {
      const outcome = await send(pathname + search)
      if ('code' in outcome || outcome.status !== 200)
        throw new Error(`${'code' in outcome ? outcome.code : `status ${outcome.status}`} from ${url}`)
    })
    return (results.length / (performance.now() - start)) * 1000
  } finally {
    close()
  }
}
