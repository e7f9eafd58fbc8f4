import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../workspace.mjs'

/** Another build than the usual one: the folder that `node build.mjs <folder>` was given. */
const build = process.env['STOREFRONT_DIST'] ?? join(root, 'packages/storefront/dist')
const startLimitMs = 20_000

/** @param {import('node:http').Server} server */
const portOf = (server) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts the built shop, with a sandbox of its own or with a platform elsewhere.
 * @param {string} [platformOrigin]
 */
export const startShop = async (platformOrigin) => {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-menu-bench-'))
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LIMITS: 'sign-in.address=1000/1',
  }
  const child = spawn(process.execPath, [join(build, 'server/server.js')], {
    env: platformOrigin === undefined ? env : { ...env, PLATFORM_ORIGIN: platformOrigin },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  for (const start = Date.now(); Date.now() - start < startLimitMs && child.exitCode === null;) {
    if (await fetch(`${origin}/favicon.svg`).catch(() => undefined)) return { origin, stop }
    await sleep(50)
  }
  await stop()
  throw new Error(`The shop did not start from ${build}. Was it built?`)
}

/**
 * A platform that passes every call on to the sandbox of a running shop, but has a category tree of its own.
 * @param {string} target origin of that shop
 * @param {readonly unknown[]} tree
 */
export const startPlatform = async (target, tree) => {
  // The platform answers with a text that holds the tree as JSON.
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
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${portOf(server)}`, stop }
}
