import { Agent, request } from 'node:http'

/**
 * How many requests a second a server answers over so many connections that are kept open.
 * @param {string} url
 * @param {{ connections: number, ms: number, headers?: Record<string, string> }} options
 */
export const requestsPerSecond = async (url, { connections, ms, headers = {} }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let done = 0
  const start = performance.now()
  const loop = async () => {
    while (performance.now() - start < ms) {
      await get(url, { agent, headers })
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  agent.destroy()
  return (done / (performance.now() - start)) * 1000
}

/** @param {string} url @param {import('node:http').RequestOptions} options @returns {Promise<void>} */
const get = (url, options) =>
  new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode} from ${url}`))
      response.resume().on('end', resolve)
    })
    sent.on('error', reject).end()
  })
