import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../limits/limits'
import { readSettings, SettingsError } from './settings'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      platformOrigin: undefined,
      integration: undefined,
      dataFolder: undefined,
      filesUrl: undefined,
      filesToken: undefined,
      fileDays: 180,
      fileMegabytes: 2_048,
      paymentPort: 4174,
      paymentOrigin: undefined,
      isAdminEnabled: false,
      publicOrigins: [],
      trustedHops: 0,
      securityContact: undefined,
      limits: defaultLimits,
      warnings: [],
      drainSeconds: 0,
      logFormat: 'json',
      platformKind: 'shop',
      apiVersion: 'v67.0',
      signIn: 'classes',
    })
  })

  it.each([
    [{ SIGN_IN: 'token' }, ['shop', 'token']],
    [{ PLATFORM: 'plain' }, ['plain', 'token']],
    [{ PLATFORM: 'plain', SIGN_IN: 'token' }, ['plain', 'token']],
    [{ PLATFORM: 'shop', SIGN_IN: 'classes' }, ['shop', 'classes']],
  ])('has with %o the platform and the sign-in %o', (environment, expected) => {
    const { platformKind, signIn } = readSettings(environment)
    expect([platformKind, signIn]).toEqual(expected)
  })

  it.each([
    [{ PLATFORM: 'bare' }, /^PLATFORM: 'bare' is not one of shop, plain$/],
    [{ API_VERSION: '67' }, /^API_VERSION: '67' is not one of v67.0, v66.0, v65.0/],
    [{ SIGN_IN: 'sid' }, /^SIGN_IN: 'sid' is not one of classes, token$/],
    [{ PLATFORM: 'plain', SIGN_IN: 'classes' }, /^SIGN_IN: a plain platform has no classes/],
  ])('takes no %o', (environment, problem) => {
    expect(() => readSettings(environment)).toThrow(problem)
  })

  it.each([
    ['https://files.example/prints/', 'https://files.example/prints'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('takes %s for the service for files', (given, url) => {
    expect(readSettings({ FILES_URL: given }).filesUrl).toBe(url)
  })

  it.each([
    'files',
    'http://files.example',
    'https://user:secret@files.example',
    'https://files.example/?a=1',
  ])('takes no service for files at %s', (given) => {
    expect(() => readSettings({ FILES_URL: given })).toThrow(/^FILES_URL: /)
  })

  it.each([
    [{ TRUSTED_HOPS: '2' }, 2],
    [{ BEHIND_PROXY: 'on' }, 1],
    [{ BEHIND_PROXY: 'on', TRUSTED_HOPS: '3' }, 3],
    [{ BEHIND_PROXY: 'off' }, 0],
  ])('trusts with %o %i proxies', (environment, hops) => {
    expect(readSettings(environment).trustedHops).toBe(hops)
  })

  it.each([
    ['security@shop.example', 'mailto:security@shop.example'],
    ['mailto:security@shop.example', 'mailto:security@shop.example'],
    ['https://shop.example/report', 'https://shop.example/report'],
    ['tel:+41-71-555-01-00', 'tel:+41-71-555-01-00'],
  ])('takes %s for who hears of a weakness', (given, contact) => {
    expect(readSettings({ SECURITY_CONTACT: given }).securityContact).toBe(contact)
  })

  it.each([
    ...['-1', '1.5', '11', 'two'].map((hops) => ({ TRUSTED_HOPS: hops })),
    ...['nobody', 'http://shop.example', 'a@b.ch\nExpires: never'].map((contact) => ({
      SECURITY_CONTACT: contact,
    })),
  ])('takes none of %o', (environment) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
  })

  it('takes several public origins, separated by commas or blanks', () => {
    const { publicOrigins } = readSettings({
      PUBLIC_ORIGINS: 'https://shop.example, https://shop.example.de/',
      PLATFORM_ORIGIN: 'https://platform.example',
    })
    expect(publicOrigins).toEqual(['https://shop.example', 'https://shop.example.de'])
  })

  it.each([
    [{ PORT: '0' }, 0],
    [{ PORT: '5000' }, 5001],
    [{ PORT: '65535' }, 0],
    [{ PORT: '5000', PAYMENT_PORT: '6000' }, 6000],
  ])('serves the payment pages of %o at port %i', (environment, paymentPort) => {
    expect(readSettings(environment).paymentPort).toBe(paymentPort)
  })

  it.each([{ PAYMENT_PORT: 'one' }, { PAYMENT_ORIGIN: 'pay.example' }])('refuses %o', (environment) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
  })

  it('lists every bad value at once', () => {
    const read = () =>
      readSettings({
        PORT: 'many',
        PLATFORM: 'many',
        DRAIN_SECONDS: 'soon',
        LOG: 'xml',
        PLATFORM_ORIGIN: 'ftp://x',
        PUBLIC_ORIGINS: 'https://a.example/path',
      })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(
      /PORT: 'many'.*\nDRAIN_SECONDS: 'soon'.*\nLOG: 'xml'.*\nPLATFORM: 'many'.*\nPLATFORM_ORIGIN: 'ftp:\/\/x'.*\nPUBLIC_ORIGINS: 'https:\/\/a.example\/path'/,
    )
  })

  it('finding 4: reads limits, and lists the invalid ones', () => {
    const { limits } = readSettings({ LIMITS: 'sign-in.address=500/60' })
    expect(limits).toEqual({ ...defaultLimits, 'sign-in.address': { max: 500, seconds: 60 } })
    expect(() => readSettings({ LIMITS: 'login=5/60, coupons.session=off' })).toThrow(
      /LIMITS: 'login=5\/60' is not a limit.*\nLIMITS: 'coupons.session=off' is not a limit/,
    )
  })

  it.each([
    [{}, true],
    [{ PLATFORM_ORIGIN: 'https://platform.example' }, false],
    [{ SANDBOX: 'on' }, false],
  ])('finding 11: does not put the demonstration on a public origin unasked: %o', (more, fails) => {
    const read = () => readSettings({ PUBLIC_ORIGINS: 'https://shop.example', ...more })
    if (fails) expect(read).toThrow(/PLATFORM_ORIGIN: .*SANDBOX=on/)
    else expect(read).not.toThrow()
  })

  it.each([
    ['http://platform.example', 1],
    ['https://platform.example', 0],
    ['http://localhost:4000', 0],
    ['http://127.0.0.1:4000', 0],
  ])('finding 11: warns of a platform without https: %s', (platform, count) => {
    expect(readSettings({ PLATFORM_ORIGIN: platform }).warnings).toHaveLength(count)
  })
})

describe('the page on running the server', () => {
  const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
  const page = read('../../../../docs/operations.md')

  it('has a row for every setting', () => {
    const names = [...read('settings.ts').matchAll(/\b(?:text|number|oneOf)\('([A-Z_]+)'/g)].map(
      ([, name = '']) => name,
    )
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([])
  })

  it.each(Object.entries(defaultLimits))('has the limit %s', (kind, { max, seconds }) => {
    expect(page.replace(/ +/g, ' ')).toContain(`| \`${kind}\` | \`${max}/${seconds}\` |`)
  })
})
