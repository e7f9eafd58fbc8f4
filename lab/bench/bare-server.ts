import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { importSource } from '../../tools/import-source.ts'

/** The sandbox's own server, in a thread of its own, that answers every request with this text. */
export const startBareServer = async (json: string) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: json })
  const [port] = await once(worker, 'message')
  return { origin: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
}

if (!isMainThread) {
  const { serve } = await importSource('packages/sandbox/node_modules/@hono/node-server/dist/index.mjs')
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const answer = { fetch: () => new Response(workerData, { headers }), port: 0, hostname: '127.0.0.1' }
  serve(answer, ({ port }: { port: number }) => parentPort?.postMessage(port))
}
