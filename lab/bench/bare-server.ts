import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { importSource } from '../../tools/import-source.ts'
import type { Server } from 'node:http'

const { serve } = await importSource('packages/sandbox/node_modules/@hono/node-server/dist/index.mjs')

/** The sandbox's own server, which answers every request with this text. */
export const serveText = async (json: string) => {
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const fetch = () => new Response(json, { headers })
  return new Promise<{ origin: string; stop: () => void }>((resolve) => {
    const server: Server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: { port: number }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() }),
    )
  })
}

/** The same in a thread of its own. */
export const serveTextApart = async (json: string) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: json })
  const [origin] = (await once(worker, 'message')) as [string]
  return { origin, stop: () => worker.terminate() }
}

if (!isMainThread) parentPort?.postMessage((await serveText(workerData)).origin)
