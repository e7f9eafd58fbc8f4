// Builds what changed and starts the shop: `npm start`. PORT, HOST, PLATFORM_ORIGIN, DATA_DIR, SANDBOX_PAGE and
// PUBLIC_ORIGINS are passed on to the server unchanged; its log is text unless LOG says otherwise.
import { createServer, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isStopped, runCommand } from './run-command.ts'
import { root } from './workspace.ts'

const port = Number(process.env.PORT ?? 4173)
const host = process.env.HOST ?? '127.0.0.1'

const isFree = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host }, () => probe.close(() => resolve(true)))
  })

/** Whether something accepts connections at the port. */
const isListening = () =>
  new Promise((resolve) => {
    const socket = connect({ port, host: host === '0.0.0.0' ? '127.0.0.1' : host })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The buyers that the sandbox is seeded with. */
const buyers = [
  ['private, Switzerland', 'lea.keller@example.com'],
  ['business, Switzerland', 'einkauf@alpenblick.example'],
  ['private, Germany', 'jonas.weber@example.de'],
  ['business, Germany', 'einkauf@sonnenhalde.example'],
]

/** The server prints its addresses; this adds the sign-in. */
const printWelcome = () => {
  if (process.env.PLATFORM_ORIGIN) {
    console.log(`\nPlatform: ${process.env.PLATFORM_ORIGIN}`)
  } else {
    console.log('\nSign in with one of these, password "cartonnage":')
    for (const [kind, email] of buyers) console.log(`  ${kind?.padEnd(23)}${email}`)
  }
  console.log('\nPress Ctrl-C to stop the shop.\n')
}

const announce = async () => {
  for (let attempt = 0; attempt < 300 && !isStopped(); attempt += 1) {
    if (await isListening()) {
      printWelcome()
      return
    }
    await sleep(100, undefined, { ref: false })
  }
}

const start = async () => {
  if (!(await isFree())) {
    console.error(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=4180 npm start`,
    )
    return 1
  }
  const { code } = await runCommand('node', ['tools/build.ts', '--shop', '--if-changed'])
  if (code !== 0 || isStopped()) return code
  const { DATA_DIR = join(root, '.data'), LOG = 'text' } = process.env
  const env = { ...process.env, DATA_DIR, LOG }
  const server = runCommand('node', [join(root, 'packages/storefront/dist/server/server.js')], { env })
  void announce()
  return (await server).code
}

const code = await start()
// Includes a server that ended on request.
process.exit(code)
