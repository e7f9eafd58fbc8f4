import { createSandbox, openWasmDatabase } from '@cartonnage/sandbox'
import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

/** Paths of the platform; everything else goes to the network. */
const platformPaths = ['services', 'lwr', 'webruntime', 'sf', 'secur', 'cms'].map((path) => `*/${path}/*`)

/** Opens the sandbox in this page; a service worker passes it every call of the page. */
export async function startSandbox() {
  const sqlite3 = await sqlite3InitModule()
  const db = openWasmDatabase(new sqlite3.oo1.DB(':memory:'))
  const sandbox = createSandbox({ db, cookies: 'sandbox' })
  const response = ({ request }: { request: Request }) =>
    // A fault that loses the response.
    sandbox.fetch(request).catch(() => HttpResponse.error())
  const worker = setupWorker(...platformPaths.map((path) => http.all(path, response)))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
  return sandbox
}
