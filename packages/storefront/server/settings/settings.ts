import { defaultApiVersion, type ApiVersion, type PlatformKind } from '../../src/shell/platform-kind'
import { shopSettings } from '../../src/shell/shop-settings'
import { findAccountFaults } from './bank-accounts'
import type { Environment, Range } from './read-values'
import { createReaders } from './read-values'
import type { Limits } from '../limits/limits'
import { readLimits } from '../limits/limits'
import type { IntegrationClient } from '../sessions/integration-token'
import type { LogFormat } from '../log/log'

/** The server's settings. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Origin of the platform; without one the sandbox runs in this process, as a demonstration. */
  readonly platformOrigin: string | undefined
  /** What the platform has, which decides what pages ask of it. */
  readonly platformKind: PlatformKind
  /** The version of the platform's API that the shop calls. */
  readonly apiVersion: ApiVersion
  /** How buyers sign in: by the shop's own classes on the platform, or with a token that this server keeps. */
  readonly signIn: 'classes' | 'token'
  /** This server as the platform knows it, for calls for a new password; without one they go without a token. */
  readonly integration: IntegrationClient | undefined
  /** Folder of the sandbox's data; without one the data is lost at the end. */
  readonly dataFolder: string | undefined
  /** The organisation's own service for files of visitors; without one they are in the data folder. */
  readonly filesUrl: string | undefined
  /** Sent to that service. */
  readonly filesToken: string | undefined
  /** How long a file that belongs to a request or an order is kept, in days. */
  readonly fileDays: number
  /** How much all files together may be, in megabytes. */
  readonly fileMegabytes: number
  /** The port of the sandbox's payment pages, which are on an origin of their own. */
  readonly paymentPort: number
  /** Where browsers find these pages, behind a proxy. @default at that port of this machine */
  readonly paymentOrigin: string | undefined
  /** The sandbox's admin pages are open, for a developer's own machine. */
  readonly isAdminEnabled: boolean
  /** Public origins of the shops; without any, local hosts are accepted. */
  readonly publicOrigins: readonly string[]
  /** How many trusted proxies in front append to `X-Forwarded-For`, such as one's own behind a CDN: 2. */
  readonly trustedHops: number
  /** Where to report a weakness, as `security.txt` names it. @default the shop's e-mail address */
  readonly securityContact: string | undefined
  /** How often a visitor may sign in, register, withdraw and try coupons. */
  readonly limits: Limits
  /** Valid but questionable settings, one line each. */
  readonly warnings: readonly string[]
  /** How long a stopping server still accepts visitors, so that a load balancer notices first. */
  readonly drainSeconds: number
  /** Lines for a collector, or for a terminal. */
  readonly logFormat: LogFormat
}

/** All invalid settings, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const ports: Range = { most: 65_535, what: 'port number' }

const earlierVersions = [66, 65, 64, 63, 62, 61, 60, 59, 58, 57] as const
const apiVersions = [
  defaultApiVersion,
  ...earlierVersions.map((version) => `v${version}.0` as const),
] as const

/** An e-mail address, a page, or a phone number. */
const securityContacts = /^(?:(?:mailto:)?[^\s@:]+@[^\s@:]+|https:\/\/\S+|tel:\+[\d-]+)$/

/**
 * Reads PORT (4173), HOST (127.0.0.1), PLATFORM_ORIGIN, PLATFORM (`shop`, or `plain`), API_VERSION (`v67.0`, down to
 * `v57.0`), SIGN_IN (`classes`, or `token`), INTEGRATION_CLIENT_ID with INTEGRATION_CLIENT_SECRET, SANDBOX (`on`), DATA_DIR, FILES_URL, FILES_TOKEN, FILES_DAYS (180),
 * FILES_MEGABYTES (2048), SANDBOX_PAGE (`on`), PAYMENT_PORT (the next one), PAYMENT_ORIGIN, PUBLIC_ORIGINS (separated
 * by commas or blanks), TRUSTED_HOPS (0, or 1 with BEHIND_PROXY=on), SECURITY_CONTACT, LIMITS (as
 * `readLimits` has them), DRAIN_SECONDS (0) and LOG (`json`, or `text`). Throws one `SettingsError` that lists every bad
 * value, and bank accounts of the shops that cannot be right.
 */
export function readSettings(environment: Environment, shops: typeof shopSettings = shopSettings): Settings {
  const problems: string[] = []
  const { text, origin, number, oneOf } = createReaders(environment, (problem) => problems.push(problem))
  const port = number('PORT', 4173, ports)
  const paymentPort = number('PAYMENT_PORT', port > 0 && port < ports.most ? port + 1 : 0, ports)
  const payments = text('PAYMENT_ORIGIN')
  const drainSeconds = number('DRAIN_SECONDS', 0, { most: 300, what: 'number of seconds', isWhole: false })
  const proxies = { most: 10, what: 'number of proxies' }
  const trustedHops = number('TRUSTED_HOPS', text('BEHIND_PROXY') === 'on' ? 1 : 0, proxies)
  const contact = text('SECURITY_CONTACT')
  if (contact !== undefined && !securityContacts.test(contact)) {
    problems.push(`SECURITY_CONTACT: '${contact}' is neither an e-mail address nor the URL of a page`)
  }
  const logFormat = oneOf('LOG', ['json', 'text'])
  const platformKind = oneOf('PLATFORM', ['shop', 'plain'])
  const apiVersion = oneOf('API_VERSION', apiVersions)
  const signIn = oneOf('SIGN_IN', ['classes', 'token'])
  const isPlain = platformKind === 'plain'
  if (isPlain && text('SIGN_IN') === 'classes')
    problems.push('SIGN_IN: a plain platform has no classes to sign in with; leave it out, or say token')
  const platform = text('PLATFORM_ORIGIN')
  const platformOrigin = platform === undefined ? undefined : origin('PLATFORM_ORIGIN', platform)
  const publicOrigins = (text('PUBLIC_ORIGINS') ?? '')
    .split(/[\s,]+/)
    .filter((value) => value !== '')
    .map((value) => origin('PUBLIC_ORIGINS', value))
  if (publicOrigins.length > 0 && platform === undefined && text('SANDBOX') !== 'on') {
    problems.push(
      'PLATFORM_ORIGIN: public origins need a platform; SANDBOX=on shows the demonstration to everybody',
    )
  }
  const limits = readLimits(text('LIMITS') ?? '', (problem) => problems.push(`LIMITS: ${problem}`))
  const settings: Settings = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    platformOrigin,
    platformKind,
    apiVersion,
    signIn: isPlain ? 'token' : signIn,
    integration: readIntegration(text, (problem) => problems.push(problem)),
    dataFolder: text('DATA_DIR'),
    filesUrl: readFilesUrl(text('FILES_URL'), (problem) => problems.push(problem)),
    filesToken: text('FILES_TOKEN'),
    fileDays: number('FILES_DAYS', 180, { most: 3_650, what: 'number of days' }),
    fileMegabytes: number('FILES_MEGABYTES', 2_048, { most: 10_000_000, what: 'number of megabytes' }),
    paymentPort,
    paymentOrigin: payments === undefined ? undefined : origin('PAYMENT_ORIGIN', payments),
    isAdminEnabled: text('SANDBOX_PAGE') === 'on',
    publicOrigins,
    trustedHops,
    securityContact: contact && (contact.includes(':') ? contact : `mailto:${contact}`),
    limits,
    warnings: platform === undefined ? [] : warningsFor(platform),
    drainSeconds,
    logFormat,
  }
  problems.push(...findAccountFaults(shops))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

/** The secret is in no message. */
function readIntegration(
  text: (name: string) => string | undefined,
  onProblem: (problem: string) => void,
): IntegrationClient | undefined {
  const [clientId, clientSecret] = [text('INTEGRATION_CLIENT_ID'), text('INTEGRATION_CLIENT_SECRET')]
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId !== undefined || clientSecret !== undefined)
    onProblem('INTEGRATION_CLIENT_ID and INTEGRATION_CLIENT_SECRET: one does nothing without the other')
  return undefined
}

/** The address of a service, with a path if it has one; the token must not travel unencrypted. */
function readFilesUrl(value: string | undefined, onProblem: (problem: string) => void): string | undefined {
  if (value === undefined) return undefined
  const url = URL.parse(value)
  const isLocal = url !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  const isUsable = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (!isUsable || url.search !== '' || url.username !== '')
    onProblem(`FILES_URL: '${value}' is not an address such as https://files.example/prints`)
  return value.replace(/\/+$/, '')
}

function warningsFor(platform: string): string[] {
  const url = URL.parse(platform)
  if (url?.protocol !== 'http:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) return []
  return [`PLATFORM_ORIGIN: sessions are sent to '${platform}' unencrypted; use https`]
}
