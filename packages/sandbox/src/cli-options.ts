import type { ServeSandboxOptions } from './server'
import type { WebstoreAliases } from './shop'

export const helpText = `The commerce platform's twin, with a packaging catalogue for two shops.

Usage: cartonnage-sandbox [options]

  --port <number>   port to listen on, 0 takes a free one   (8787)
  --host <address>  address to listen on                    (127.0.0.1)
  --data <folder>   keeps the data there                    (in memory, gone at the end)
  --delay <ms>      how long carts and checkouts calculate  (0)
  --seed <number>   makes ids, sessions and drawn faults the same in every run; only for tests
  --csrf            asks signed-in visitors' writes for the token of ui-api/session/csrf
  --webstore <id>=<CH|DE>    a further id of a shop's webstore; may be given several times
  --session-hours <number>   how long a session lasts on the sandbox's clock (720)
  --help            shows this text

Buyers sign in with the password "cartonnage". The start page /__sandbox lists them, every call and the
faults that can be played; what it needs of a program it answers as JSON.`

/** The flags of the command line, as node's `parseArgs` takes them. */
export const cliFlags = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  delay: { type: 'string' },
  seed: { type: 'string' },
  csrf: { type: 'boolean' },
  'session-hours': { type: 'string' },
  webstore: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

type Flags = typeof cliFlags
type CliValues = {
  readonly [Flag in Exclude<keyof Flags, 'help' | 'webstore'>]?:
    (Flags[Flag]['type'] extends 'boolean' ? boolean : string) | undefined
} & { readonly webstore?: readonly string[] | undefined }

/** The server's options from the values of the flags. Throws an Error that names the flag that is wrong. */
export function readCliOptions(values: CliValues): ServeSandboxOptions {
  const port = readNumber('port', values.port)
  if (port !== undefined && port > 65535) throw new Error('--port is a number from 0 to 65535.')
  const delay = readNumber('delay', values.delay)
  const seed = readNumber('seed', values.seed)
  const sessionHours = readNumber('session-hours', values['session-hours'])
  return {
    ...(values.csrf === undefined ? {} : { csrf: values.csrf }),
    ...(sessionHours === undefined ? {} : { sessionHours }),
    ...(port === undefined ? {} : { port }),
    ...(delay === undefined ? {} : { delay }),
    ...(seed === undefined ? {} : { seed }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(values.webstore === undefined ? {} : { webstoreAliases: readAliases(values.webstore) }),
  }
}

function readAliases(values: readonly string[]): WebstoreAliases {
  return Object.fromEntries(
    values.map((value) => {
      const [, id, shop] = /^(\w+)=(CH|DE)$/.exec(value) ?? []
      if (id && (shop === 'CH' || shop === 'DE')) return [id, shop]
      throw new Error(`--webstore is an id with the shop it stands for, such as 0ZE…=CH, not "${value}".`)
    }),
  )
}

function readNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new Error(`--${name} is a whole number, not "${value}".`)
}
