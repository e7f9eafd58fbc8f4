import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const recorder = new URL('../../packages/storefront/e2e/harness/record-calls.ts', import.meta.url).href
const script = `
  import { channel } from 'node:diagnostics_channel'
  for (const { by, method, path, site } of JSON.parse(process.env.CALLS)) {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site }
    channel('cartonnage:platform-call').publish({ by, request: new Request('http://localhost' + path, { method, headers }) })
  }
  process.kill(process.pid, 'SIGKILL')
`

interface Sent {
  readonly by: 'page' | 'visitor'
  readonly path: string
  readonly method?: string
  /** What the browser says of where the request comes from; Playwright's own requests say nothing. */
  readonly site?: string
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartonnage-calls-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What a shop that sends these calls, and is then killed, leaves behind. */
function record(...calls: readonly Sent[]): readonly string[] {
  const env = { ...process.env, CALLS: JSON.stringify(calls), CALLS_FOLDER: folder, E2E_RUN: 'e2e-quick' }
  spawnSync(process.execPath, ['--import', recorder, '--input-type=module', '--eval', script], { env })
  return readdirSync(folder).flatMap((name) => {
    expect(name).toMatch(/^e2e-quick-\d+-\d+\.txt$/)
    return readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  })
}

describe('the recorder in the shop of the browser tests', () => {
  it('writes each call of the server once, without its query, and keeps it when the shop is killed', () => {
    const cart = '/services/data/v65.0/carts/current'
    expect(
      record(
        { by: 'page', path: `${cart}?effectiveAccountId=001` },
        { by: 'page', path: cart },
        { by: 'page', path: cart, method: 'DELETE' },
      ),
    ).toEqual([`GET ${cart}`, `DELETE ${cart}`])
  })

  it('takes of the calls that arrive only those of the shop’s own pages', () => {
    expect(
      record(
        { by: 'visitor', path: '/services/of-a-script', site: 'same-origin' },
        { by: 'visitor', path: '/services/of-a-test' },
        { by: 'visitor', path: '/services/of-an-address-bar', site: 'none' },
        { by: 'visitor', path: '/services/of-another-site', site: 'cross-site' },
      ),
    ).toEqual(['GET /services/of-a-script'])
  })

  it('names the server action where the path does not', () => {
    const path = '/webruntime/api/apex/execute?cacheable=true&classname=UserController&method=getUserInfo'
    expect(record({ by: 'page', path })).toEqual([
      'GET /webruntime/api/apex/execute?classname=UserController&method=getUserInfo',
    ])
  })
})
