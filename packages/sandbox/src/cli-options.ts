import { withoutUndefined } from './json-object'
import type { ServeSandboxOptions } from './server'
import type { WebstoreAliases } from './shop'

export const helpText = `A sandbox of the commerce platform, with a packaging catalogue for two shops.

Usage: cartonnage-sandbox [options]

  --port <number>   port to listen on, 0 takes a free one   (8787)
  --payment-port <number>    port of the payment provider's pages (the next one; another where it is taken)
  --host <address>  address to listen on                    (127.0.0.1)
  --data <folder>   stores the data there                   (in memory, lost at the end)
  --catalog <file>  your own products, as a table or JSON   (the seeded catalogue)
  --products <number>        how many products, the rest as variants     (all of the catalogue)
  --delay <ms>      how long carts and checkouts calculate  (0)
  --seed <number>   makes ids, sessions and drawn faults the same in every run; only for tests
  --csrf            requires the token of ui-api/session/csrf for signed-in visitors' writes
  --tokens          gives out access tokens at /__sandbox/tokens, for Authorization: Bearer
  --plain           an organisation without the shop's own classes and fields; implies --tokens
  --without <call id>        a call of the contract that it does not have; may be given several times
  --cors <origin>            an origin whose pages may call it; may be given several times
  --prefix <path>            serves all calls below this path too, such as /shop
  --webstore <id>=<CH|DE>    an extra id of a shop's webstore; may be given several times
  --expired-quotes <accept|refuse>   whether a quote is sold after its last day       (refuse)
  --quote-errors <body|failed>       refuses quotes in a 200 or with a 400, by the code without it
  --session-hours <number>   how long a session lasts on the sandbox's clock (720)
  --help            shows this text

Buyers sign in with the password "cartonnage". The start page /__sandbox lists them, every call and the
faults that can be armed; programs get it as JSON.`

/** The flags of the command line, for `parseArgs` of Node.js. */
export const cliFlags = {
  port: { type: 'string' },
  'payment-port': { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  catalog: { type: 'string' },
  products: { type: 'string' },
  delay: { type: 'string' },
  seed: { type: 'string' },
  csrf: { type: 'boolean' },
  tokens: { type: 'boolean' },
  plain: { type: 'boolean' },
  without: { type: 'string', multiple: true },
  cors: { type: 'string', multiple: true },
  prefix: { type: 'string' },
  'session-hours': { type: 'string' },
  'expired-quotes': { type: 'string' },
  'quote-errors': { type: 'string' },
  webstore: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

type Flags = typeof cliFlags
type CliValues = {
  readonly [Flag in Exclude<keyof Flags, 'help'>]?: ValueOf<Flags[Flag]> | undefined
}
type ValueOf<Flag> = Flag extends { readonly multiple: true }
  ? readonly string[]
  : Flag extends { readonly type: 'boolean' }
    ? boolean
    : string

/** The server's options from the values of the flags, with the text of the catalogue in place of its file. Throws an Error that names the invalid flag. */
export function readCliOptions(values: CliValues): ServeSandboxOptions {
  const port = readNumber('port', values.port)
  const paymentPort = readNumber('payment-port', values['payment-port']) ?? nextPort(port)
  if (port !== undefined && port > 65535) throw new Error('--port is a number from 0 to 65535.')
  if (paymentPort > 65535) throw new Error('--payment-port is a number from 0 to 65535.')
  return withoutUndefined({
    csrf: values.csrf,
    tokens: values.tokens,
    plain: values.plain,
    without: values.without,
    cors: values.cors,
    prefix: values.prefix,
    sessionHours: readNumber('session-hours', values['session-hours']),
    expiredQuotes: readChoice('expired-quotes', values['expired-quotes'], ['accept', 'refuse']),
    quoteErrors: readChoice('quote-errors', values['quote-errors'], ['body', 'failed']),
    port,
    paymentPort,
    catalog: values.catalog,
    products: readProducts(values.products),
    delay: readNumber('delay', values.delay),
    seed: readNumber('seed', values.seed),
    host: values.host,
    data: values.data,
    webstoreAliases: values.webstore && readAliases(values.webstore),
  })
}

/** One of the words that a flag may have. */
function readChoice<Word extends string>(
  name: string,
  value: string | undefined,
  words: readonly Word[],
): Word | undefined {
  const found = words.find((word) => word === value)
  if (value === undefined || found !== undefined) return found
  throw new Error(`--${name} is ${words.join(' or ')}, not "${value}".`)
}

/** The port after that of the sandbox itself; any free one where that is free to choose too. */
const nextPort = (port = 8787): number => (port === 0 || port >= 65535 ? 0 : port + 1)

/** More would take minutes to seed. */
const mostProducts = 20_000

function readProducts(value: string | undefined): number | undefined {
  const products = readNumber('products', value)
  if (products === 0 || (products ?? 0) > mostProducts)
    throw new Error(`--products is a number from 1 to ${mostProducts}.`)
  return products
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
