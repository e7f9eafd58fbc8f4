import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '@cartonnage/sdk/contract'
import { buyers, openShop, shops } from '../shop.fixture'
import { runCli } from './run-cli'

type Shop = Awaited<ReturnType<typeof openShop>>
let shop: Shop
beforeAll(async () => {
  shop = await openShop('CH')
})
afterAll(() => shop.sandbox.close())

const { baseUrl, webstoreId } = shops.CH
const target = ['--base-url', baseUrl, '--webstore-id', webstoreId]

async function run(
  args: readonly string[],
  { fetch = shop.options.fetch, env = {}, read = withoutFile }: Partial<Ports> = {},
) {
  const printed: string[] = []
  const complained: string[] = []
  const files = new Map<string, string>()
  const code = await runCli(args, {
    print: (text) => printed.push(text),
    printError: (text) => complained.push(text),
    read,
    write: async (path, text) => void files.set(path, text),
    env,
    fetch,
  })
  return { code, out: printed.join('\n'), err: complained.join('\n'), files }
}

interface Ports {
  readonly fetch: (request: Request) => Promise<Response>
  readonly env: Record<string, string>
  readonly read: (path: string) => Promise<string>
}

const withoutFile = (path: string) => Promise.reject(new Error(`no such file: ${path}`))

const withStatus = (status: number) => async () =>
  Response.json([{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }], { status })
const withNobody = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') }))
const withPage = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
const withNothing = async () => Response.json([{ errorCode: 'WEBSTORE_NOT_FOUND' }], { status: 404 })

describe('the command verify', () => {
  it('prints the report and exits with 0 when nothing drifted', async () => {
    const { code, out, err } = await run(['verify', ...target])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/catalog\.search +200 {2}pass/)
  })

  it.each([
    ['the profile', ['--profile', 'plain'], /navigation\.getCategories +not tested {2}a plain organisation/],
    [
      'the version',
      ['--api-version', 'v61.0'],
      /cart\.getCompactSummary +not tested {2}v61\.0 does not have it/,
    ],
  ])('does not test what %s lacks', async (_, args, expected) => {
    const { code, out } = await run(['verify', ...target, ...args])
    expect(code).toBe(0)
    expect(out).toMatch(expected)
  })

  it.each([
    ['the option', ['--token', 'abc'], {}],
    ['the environment', [], { SHOP_TOKEN: 'abc' }],
  ])('sends the access token of %s with every call', async (_, args, env) => {
    const sent = new Set<string | null>()
    const fetch = (request: Request) => {
      sent.add(request.headers.get('authorization'))
      return shop.options.fetch(new Request(request, { headers: {} }))
    }
    await run(['verify', ...target, ...args], { fetch, env })
    expect([...sent]).toEqual(['Bearer abc'])
  })

  it.each([
    [['--profile', 'bare'], '--profile is neither shop nor plain: bare'],
    [['--api-version', '67'], '--api-version is not one of v57.0 to v67.0: 67'],
    [['--token', 'abc', '--username', 'x'], '--token and --username cannot be used together.'],
  ])('ends with 2 for %j', async (args, message) => {
    const { code, err } = await run(['verify', ...target, ...args])
    expect(code).toBe(2)
    expect(err.startsWith(message)).toBe(true)
  })

  it('exits with 1 when something drifted', async () => {
    expect(await run(['verify', ...target], { fetch: withPage })).toMatchObject({ code: 1 })
  })

  it('exits with 1 when no call could be tested', async () => {
    expect(await run(['verify', ...target], { fetch: withNothing })).toMatchObject({ code: 1 })
  })

  it('says in one sentence that every call was refused, and exits with 2', async () => {
    expect(await run(['verify', ...target], { fetch: withStatus(401) })).toEqual({
      code: 2,
      out: '',
      err: 'Every call was refused (status 401): sign a buyer in, or send a cookie or an Authorization header.',
      files: new Map(),
    })
  })

  it('says in one sentence that the shop cannot be reached, and exits with 2', async () => {
    expect(await run(['verify', ...target], { fetch: withNobody })).toEqual({
      code: 2,
      out: '',
      err: `The shop at ${baseUrl} cannot be reached: fetch failed (connect ECONNREFUSED 127.0.0.1:9).`,
      files: new Map(),
    })
  })

  const all = allCalls.length
  const passed = 24
  const share = Math.floor((100 * passed) / all)
  it.each([
    [`${passed}`, 0],
    [`${passed + 1}`, 1],
    [`${share}%`, 0],
    [`${share + 1}%`, 1],
  ])('ends where %s have to pass with %i', async (least, expected) => {
    const { code, out, err } = await run(['verify', ...target, '--min-pass', least])
    expect(out).toContain(`\n${passed} of ${all} documented calls were checked (${share} %)\n`)
    expect(code).toBe(expected)
    expect(err).toBe(expected === 0 ? '' : `Too few calls passed: ${passed} of ${all}, and ${least} have to.`)
  })

  it('reports a member that an earlier run had as drift', async () => {
    const fetch = async (request: Request) => {
      const response = await shop.options.fetch(request)
      if (!request.url.includes('/pricing/products/')) return response
      const { listPrice: _, ...received } = (await response.json()) as Record<string, unknown>
      return Response.json(received)
    }
    const { out: earlier } = await run(['verify', ...target, '--json'])
    expect(await run(['verify', ...target], { fetch })).toMatchObject({ code: 0 })
    const args = ['verify', ...target, '--compare', 'earlier.json']
    const compared = await run(args, { fetch, read: async () => earlier })
    expect(compared.code).toBe(1)
    expect(compared.out).toMatch(
      /catalog\.getPrice +200 {2}drift.*\n +drift +listPrice: expected what the earlier run had, seen nothing/,
    )
    expect(await run(args, { read: async () => earlier })).toMatchObject({ code: 0 })
  })

  it.each([
    ['is not there', withoutFile, 'no such file: earlier.json'],
    ['is no report', async () => '{}', '--compare is not a report written by verify --json: earlier.json'],
  ])('ends with 2, before the shop is asked, when the earlier report %s', async (_, read, message) => {
    const fetch = () => Promise.reject(new Error('nobody was to be asked'))
    const { code, err } = await run(['verify', ...target, '--compare', 'earlier.json'], { read, fetch })
    expect({ code, err }).toEqual({ code: 2, err: message })
  })

  it('lists what was not tested, and why', async () => {
    const { out } = await run(['verify', ...target])
    expect(out).toMatch(
      /^not tested, and why:\n +52 {2}writes; runs with --write\n +\d+ {2}no buyer is signed in\n/m,
    )
  })

  it('requests the given product fields', async () => {
    const requested = new Set<string | null>()
    const fetch = (request: Request) => {
      requested.add(new URL(request.url).searchParams.get('fields'))
      return shop.options.fetch(request)
    }
    const { out } = await run(['verify', ...target, '--product-fields', 'Name,Hue__c'], { fetch })
    expect([...requested]).toContain('Name,Hue__c')
    expect(out).toContain('missing  productsPage.products[].fields.Hue__c')
  })

  it('writes the report as JSON and as JUnit into files', async () => {
    const { out, files } = await run([
      'verify',
      ...target,
      '--json',
      '--out',
      'a/r.json',
      '--junit',
      'a/r.xml',
    ])
    expect(out).toMatch(
      /^\d+ of \d+ documented calls were checked \(\d+ %\)\n\d+ pass, 0 drift, \d+ not tested$/m,
    )
    expect(JSON.parse(files.get('a/r.json') ?? '')).toHaveLength(allCalls.length)
    expect(files.get('a/r.xml')).toContain(`tests="${allCalls.length}" failures="0"`)
  })

  it('signs in with a password from the environment and writes with --write', async () => {
    const args = ['verify', ...target, '--username', buyers.CH.username, '--write', '--coupon', 'NEWSLETTER5']
    const { code, out } = await run(args, { env: { SHOP_PASSWORD: buyers.CH.password } })
    expect(code).toBe(0)
    expect(out).toMatch(/coupons\.apply +20\d {2}pass/)
    expect(out).toMatch(/orders\.place +not tested/)
  })

  it('sends language, account, headers and class names', async () => {
    const requests: Request[] = []
    const fetch = (request: Request) => {
      requests.push(request)
      return shop.options.fetch(request)
    }
    const more = ['--language', 'fr-CH', '--header', 'X-CSRF-Token: abc', '--effective-account-id', '001']
    more.push('--controller', 'navigation=Menus')
    await run(['verify', ...target, ...more], { fetch })
    expect(new URL(requests[0]?.url ?? '').searchParams.get('language')).toBe('fr-CH')
    expect(requests[0]?.headers.get('x-csrf-token')).toBe('abc')
    expect(requests.some(({ url }) => url.includes('effectiveAccountId=001'))).toBe(true)
    expect(requests.some(({ url }) => url.includes('/Menus/getVATInformation'))).toBe(true)
  })
})

describe('the command record', () => {
  it('writes a file per call and status', async () => {
    const { code, out, files } = await run(['record', ...target, '--out-dir', 'fixtures'])
    expect(code).toBe(0)
    expect(out).toBe(`${files.size} fixtures in fixtures`)
    expect(JSON.parse(files.get('fixtures/context.getSession.200.json') ?? '')).toMatchObject({
      call: 'context.getSession',
      status: 200,
      body: { guestUser: true },
    })
    const written = ['fixtures/cart.get.200.json', 'fixtures/cart.getCompactSummary.404.json']
    expect([...files.keys()]).toEqual(expect.arrayContaining(written))
  })

  it('exits with 1 when there was no response to record', async () => {
    expect(await run(['record', ...target, '--out-dir', 'x'], { fetch: withPage })).toMatchObject({ code: 1 })
  })
})

describe('the command openapi', () => {
  it('prints the document, or writes it to a file', async () => {
    const { code, out } = await run(['openapi'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ openapi: '3.1.0' })
    const { files } = await run(['openapi', '--out', 'openapi.json'])
    expect(files.get('openapi.json')).toBe(`${out}\n`)
  })
})

describe('the command line', () => {
  it('prints its usage and exits with 0', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Exit code 0') })
  })

  it.each([
    [[], 'A command is missing.'],
    [['check'], 'No such command: check'],
    [['verify', 'now', ...target], 'Unexpected argument: now'],
    [['verify', '--webstore-id', '0ZE'], '--base-url is missing.'],
    [['verify', '--base-url', baseUrl], '--webstore-id is missing.'],
    [['verify', '--base-url', 'shop', '--webstore-id', '0ZE'], '--base-url is not a URL: shop'],
    [['verify', ...target, '--colour'], "Unknown option '--colour'"],
    [['verify', ...target, '--timeout', '1s'], '--timeout is not a number of milliseconds: 1s'],
    [
      ['verify', ...target, '--min-pass', 'most'],
      '--min-pass is neither a number of calls nor a share such as 60%: most',
    ],
    [
      ['verify', ...target, '--min-pass', '101%'],
      '--min-pass is neither a number of calls nor a share such as 60%: 101%',
    ],
    [['verify', ...target, '--header', 'nothing'], '--header is not NAME: VALUE: nothing'],
    [['verify', ...target, '--controller', 'menu=Menu'], '--controller is not PART=CLASS: menu=Menu'],
    [['verify', ...target, '--username', 'a'], '--username needs --password or the variable SHOP_PASSWORD.'],
    [
      ['verify', ...target, '--username', 'a', '--cookie', 'b'],
      '--cookie and --username cannot be used together.',
    ],
    [['verify', ...target, '--place-order'], '--place-order needs --write.'],
    [['verify', ...target, '--register-email', 'a@example.com'], '--register-email needs --write.'],
    [['record', ...target], '--out-dir is missing.'],
  ])('ends with 2 for %j', async (args, message) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err).toContain('cartonnage-contract verify')
  })

  it('exits with 2 when a file cannot be written', async () => {
    const complained: string[] = []
    const code = await runCli(['openapi', '--out', '/nowhere/openapi.json'], {
      print: () => undefined,
      printError: (text) => complained.push(text),
      read: withoutFile,
      write: () => Promise.reject(new Error('no such folder')),
      env: {},
    })
    expect({ code, complained }).toEqual({ code: 2, complained: ['no such folder'] })
  })
})
