import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const recorder = new URL('../../packages/storefront/e2e/harness/record-calls.ts', import.meta.url).href
const script = `
  import { channel } from 'node:diagnostics_channel'
  for (const { by, method, path, site } of JSON.parse(process.env.CALLS)) {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site }
    channel('cartonnage:platform-call').publish({ by, request: new Request('http://localhost' + path, { method, headers }) })
  }
  process.kill(process.pid, 'SIGKILL')
`
const cart = '/services/data/v65.0/carts/current'
const action = '/webruntime/api/apex/execute'
/** `site`: what a browser says of where the request comes from; Playwright's own requests say nothing. */
const calls = [
  { by: 'page', path: `${cart}?effectiveAccountId=001` },
  { by: 'page', path: cart },
  { by: 'page', path: cart, method: 'DELETE' },
  { by: 'page', path: `${action}?cacheable=true&classname=UserController&method=getUserInfo` },
  { by: 'visitor', path: '/services/of-a-script', site: 'same-origin' },
  { by: 'visitor', path: '/services/of-a-test' },
  { by: 'visitor', path: '/services/of-an-address-bar', site: 'none' },
  { by: 'visitor', path: '/services/of-another-site', site: 'cross-site' },
]

it('records the calls of the shop’s own pages once, with nothing personal, and keeps them when the shop is killed', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...process.env, CALLS: JSON.stringify(calls), CALLS_FOLDER: folder, E2E_RUN: 'e2e-quick' }
  spawnSync(process.execPath, ['--import', recorder, '--input-type=module', '--eval', script], { env })
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^e2e-quick-\d+-\d+\.txt$/)
  expect(readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')).toEqual([
    `GET ${cart}`,
    `DELETE ${cart}`,
    `GET ${action}?classname=UserController&method=getUserInfo`,
    'GET /services/of-a-script',
  ])
})
