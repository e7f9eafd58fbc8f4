// Loaded into each shop of the browser tests with `node --import`: writes down which platform calls the shop sends, for
// `pnpm conformance`. One line a call, `METHOD path`, into a file of this process; tools/e2e.ts deletes the files of
// the run before.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlatformCall } from '../../server/call-platform'

const folder =
  process.env.CALLS_FOLDER ?? fileURLToPath(new URL('../../../../.reports/calls', import.meta.url))
/** What tools/e2e.ts calls this run. */
const run = process.env.E2E_RUN ?? 'chosen-e2e'
/** The time distinguishes processes with the same id, on two CI machines for instance. */
const file = join(folder, `${run}-${process.pid}-${Date.now()}.txt`)

/** Parameters that identify a server action where the path does not. Others may be personal and are left out. */
const naming = ['classname', 'method']

/**
 * The shop's own calls: those that the server makes for a page, and those of the shop's scripts. A browser marks the
 * latter with the page that they come from, a header that no script can set. The tests prepare their visitors with
 * Playwright's `request`, which sends none, and open addresses from outside (`none`): neither proves that the shop
 * uses the call.
 */
const isOfShop = ({ request, by }: PlatformCall): boolean =>
  by === 'page' || request.headers.get('sec-fetch-site') === 'same-origin'

function toLine({ request }: PlatformCall): string {
  const { pathname, searchParams } = new URL(request.url)
  const query = new URLSearchParams(
    naming.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  )
  return `${request.method} ${pathname}${query.size > 0 ? `?${query}` : ''}`
}

mkdirSync(folder, { recursive: true })
const written = new Set<string>()
// Written at once, because some tests end the process without a warning.
subscribe('cartonnage:platform-call', (message) => {
  // The channel carries nothing else.
  const call = message as PlatformCall
  const line = toLine(call)
  if (!isOfShop(call) || written.has(line)) return
  written.add(line)
  appendFileSync(file, `${line}\n`)
})
