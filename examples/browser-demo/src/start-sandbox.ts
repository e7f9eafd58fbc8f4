import { createSandbox, openWasmDatabase } from '@cartonnage/sandbox'
import { proxyPaths } from '@cartonnage/sdk/rules/proxy'
import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

/** Opens the sandbox in this page; a service worker passes it what a front hands on to the platform. */
export async function startSandbox() {
  const sqlite3 = await sqlite3InitModule()
  const db = openWasmDatabase(new sqlite3.oo1.DB(':memory:'))
  const sandbox = createSandbox({ db, cookies: 'sandbox' })
  const response = ({ request }: { request: Request }) =>
    // A fault that loses the response.
    sandbox.fetch(request).catch(() => HttpResponse.error())
  const worker = setupWorker(...proxyPaths.map(({ path }) => http.all(`*${path}/*`, response)))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
  return sandbox
}
