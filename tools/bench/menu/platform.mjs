import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { listen } from '../../listen.mjs'

/**
 * A platform that forwards every call to the sandbox of a running shop, but has its own category tree.
 * @param {string} target origin of that shop
 * @param {readonly unknown[]} tree
 */
export const startPlatform = async (target, tree) => {
  // The platform responds with a text that contains the tree as JSON.
  const received = JSON.stringify(JSON.stringify(tree))
  const server = createServer((call, response) => {
    if (call.url?.includes('/getCategories')) {
      response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' }).end(received)
      return
    }
    const headers = { ...call.headers, host: new URL(target).host }
    const onward = request(target + (call.url ?? '/'), { method: call.method, headers }, (came) => {
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
