import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { listen } from '../../tools/listen.ts'

/**
 * Adds nodes to a tree, which the platform sends as JSON in a JSON text.
 * @param {string} body
 * @param {readonly unknown[]} extras
 */
const extendTree = (body, extras) =>
  JSON.stringify(JSON.stringify([...extras, ...JSON.parse(JSON.parse(body))]))

/**
 * A platform that forwards every call to a sandbox, and puts categories before those of its tree.
 * @param {string} target origin of the sandbox
 * @param {readonly unknown[]} extras
 */
export const startPlatform = async (target, extras) => {
  /** @type {Map<string, Promise<string>>} */
  const trees = new Map()
  const loadTree = async (/** @type {string} */ path) =>
    extendTree(await (await fetch(target + path)).text(), extras)
  const server = createServer((call, response) => {
    const path = call.url ?? '/'
    if (path.includes('/getCategories')) {
      const tree = trees.get(path) ?? loadTree(path)
      trees.set(path, tree)
      tree.then(
        (body) => response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' }).end(body),
        () => response.destroy(),
      )
      return
    }
    const headers = { ...call.headers, host: new URL(target).host }
    const onward = request(target + path, { method: call.method, headers }, (came) => {
      response.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(response)
    })
    onward.on('error', () => response.destroy())
    call.pipe(onward)
  })
  const port = await listen(server)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
