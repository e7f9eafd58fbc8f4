import type { PlatformKind } from '../../src/shell/platform-kind'
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
  /** How buyers sign in: by the shop's own classes on the platform, or with a token that this server keeps. */
  readonly signIn: 'classes' | 'token'
  /** This server as the platform knows it, for calls for a new password; without one they go without a token. */
  readonly integration: IntegrationClient | undefined
  /** Folder of the sandbox's data; without one the data is lost at the end. */
  readonly dataFolder: string | undefined
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

/** An e-mail address, a page, or a phone number. */
const securityContacts = /^(?:(?:mailto:)?[^\s@:]+@[^\s@:]+|https:\/\/\S+|tel:\+[\d-]+)$/

/**
 * Reads PORT (4173), HOST (127.0.0.1), PLATFORM_ORIGIN, PLATFORM (`shop`, or `plain`), SIGN_IN (`classes`, or `token`),
 * INTEGRATION_CLIENT_ID and INTEGRATION_CLIENT_SECRET (both or neither), SANDBOX (`on`), DATA_DIR, SANDBOX_PAGE (`on`), PAYMENT_PORT (the next one), PAYMENT_ORIGIN, PUBLIC_ORIGINS (separated
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
    signIn: isPlain ? 'token' : signIn,
    integration: readIntegration(text, (problem) => problems.push(problem)),
    dataFolder: text('DATA_DIR'),
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

function warningsFor(platform: string): string[] {
  const url = URL.parse(platform)
  if (url?.protocol !== 'http:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) return []
  return [`PLATFORM_ORIGIN: sessions are sent to '${platform}' unencrypted; use https`]
}
