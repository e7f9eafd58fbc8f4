import { parseArgs } from 'node:util'
import { isApiVersion } from '@cartonnage/sdk/contract'
import type { LeastPassing } from '../report/coverage'
import type { VerifyOptions } from '../target/options'

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': text,
      'webstore-id': text,
      'api-prefix': text,
      'api-version': text,
      profile: text,
      language: text,
      timeout: text,
      username: text,
      password: text,
      cookie: text,
      token: text,
      'effective-account-id': text,
      header: texts,
      controller: texts,
      write: flag,
      'place-order': flag,
      coupon: text,
      'register-email': text,
      json: flag,
      out: text,
      junit: text,
      'out-dir': text,
      'min-pass': text,
      compare: text,
      'product-fields': text,
      help: { type: 'boolean', short: 'h' },
    },
  })
}

/** The options of a command line, unparsed. */
export type Values = ReturnType<typeof parse>['values']

/** A command and its options. */
export interface Arguments {
  readonly command: 'verify' | 'record' | 'openapi'
  readonly values: Values
}

const commands = ['verify', 'record', 'openapi'] as const

/** Reads a command line. Throws an error whose message says what is wrong. */
export function readArguments(args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [name = '', ...extra] = positionals
  const command = commands.find((one) => one === name)
  if (command === undefined)
    throw new Error(name === '' ? 'A command is missing.' : `No such command: ${name}`)
  if (extra.length > 0) throw new Error(`Unexpected argument: ${extra.join(' ')}`)
  return { command, values }
}

type Environment = Readonly<Record<string, string | undefined>>

/** The options of a run; password and token may be in the environment. Throws an error that names what is missing or contradictory. */
export function toVerifyOptions(values: Values, env: Environment): VerifyOptions {
  const isNamed = values.cookie !== undefined || values.username !== undefined
  const token = values.token ?? (isNamed ? undefined : env.SHOP_TOKEN)
  rejectConflicts({ ...values, ...(token !== undefined && { token }) })
  const baseUrl = required(values, 'base-url')
  if (!URL.canParse(baseUrl)) throw new Error(`--base-url is not a URL: ${baseUrl}`)
  const optional = {
    apiPrefix: values['api-prefix'],
    apiVersion: values['api-version'] === undefined ? undefined : toApiVersion(values['api-version']),
    profile: values.profile === undefined ? undefined : toProfile(values.profile),
    token,
    language: values.language,
    cookie: values.cookie,
    effectiveAccountId: values['effective-account-id'],
    write: values.write,
    placeOrder: values['place-order'],
    couponCode: values.coupon,
    productFields: values['product-fields']?.split(',').map((name) => name.trim()),
    registerEmail: values['register-email'],
    timeout: values.timeout === undefined ? undefined : toMilliseconds(values.timeout),
    headers: values.header && Object.fromEntries(values.header.map(toHeader)),
    controllers: values.controller && Object.fromEntries(values.controller.map(toController)),
    signIn: values.username === undefined ? undefined : toSignIn(values, env.SHOP_PASSWORD),
  }
  return { baseUrl, webstoreId: required(values, 'webstore-id'), ...withoutUndefined(optional) }
}

function rejectConflicts(values: Values): void {
  const [one, other] = (['cookie', 'token', 'username'] as const).filter((name) => values[name] !== undefined)
  if (other !== undefined) throw new Error(`--${one} and --${other} cannot be used together.`)
  for (const name of ['place-order', 'register-email'] as const) {
    if (values[name] !== undefined && !values.write) throw new Error(`--${name} needs --write.`)
  }
}

function required(values: Values, name: 'base-url' | 'webstore-id' | 'out-dir'): string {
  const value = values[name]
  if (value === undefined || value === '') throw new Error(`--${name} is missing.`)
  return value
}

/** The folder that fixtures are written to. */
export const outFolder = (values: Values): string => required(values, 'out-dir')

function toSignIn({ username = '', password }: Values, fromVariable: string | undefined) {
  const found = password ?? fromVariable
  if (found === undefined) throw new Error('--username needs --password or the variable SHOP_PASSWORD.')
  return { username, password: found }
}

/** The minimum of passing calls: `--min-pass 40` calls, or `--min-pass 60%` of all. */
export function leastPassing({ 'min-pass': input }: Values): LeastPassing | undefined {
  if (input === undefined) return undefined
  const [, count, percent] = /^(\d{1,3})(%?)$/.exec(input) ?? []
  if (count === undefined || (percent === '%' && Number(count) > 100)) {
    throw new Error(`--min-pass is neither a number of calls nor a share such as 60%: ${input}`)
  }
  return { count: Number(count), unit: percent === '%' ? 'percent' : 'calls' }
}

function toApiVersion(input: string) {
  if (isApiVersion(input)) return input
  throw new Error(`--api-version is not one of v57.0 to v67.0: ${input}`)
}

function toProfile(input: string): NonNullable<VerifyOptions['profile']> {
  if (input === 'shop' || input === 'plain') return input
  throw new Error(`--profile is neither shop nor plain: ${input}`)
}

function toMilliseconds(input: string): number {
  if (/^[1-9]\d{0,6}$/.test(input)) return Number(input)
  throw new Error(`--timeout is not a number of milliseconds: ${input}`)
}

function toHeader(input: string): readonly [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(input) ?? []
  if (name === undefined || value === undefined) throw new Error(`--header is not NAME: VALUE: ${input}`)
  return [name, value]
}

function toController(input: string): readonly [string, string] {
  const [, part, name] = /^(cart|user|navigation)=(\w+)$/.exec(input) ?? []
  if (part === undefined || name === undefined) throw new Error(`--controller is not PART=CLASS: ${input}`)
  return [part, name]
}

type WithoutUndefined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

function withoutUndefined<T extends object>(values: T): WithoutUndefined<T> {
  // Filtering leaves exactly these members, none of them undefined.
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>
}
