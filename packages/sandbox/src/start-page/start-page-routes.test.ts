import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { createNodeSandbox, type NodeSandboxOptions } from '../server'

async function open(options: NodeSandboxOptions = {}, accept = 'text/html,*/*;q=0.8') {
  const sandbox = createNodeSandbox({ now: 0, ...options })
  sandbox.faults.arm({ kind: 'status', match: { path: '<img src=x>' } })
  const response = await sandbox.fetch(
    new Request('http://localhost/__sandbox', { headers: { Accept: accept } }),
  )
  return { sandbox, response, text: await response.text() }
}

describe('the start page', () => {
  it('lists webstores, accounts, coupons, settings, every call and the armed faults, and links the OpenAPI document', async () => {
    const { text } = await open()
    for (const fact of [
      '0ZECH00000000014AA',
      'lea.keller@example.com',
      'cartonnage',
      'tok_decline',
      'ERSTKISTE15',
      'href="/__sandbox/settings/0ZECH00000000014AA"',
      'href="/openapi.json"',
    ]) {
      expect(text).toContain(fact)
    }
    for (const { path } of allCalls) expect(text).toContain(`<code>${path}</code>`)
    expect(text).toContain('Disarm fault-1')
  })

  it('is escaped, runs no scripts and needs no inline style', async () => {
    const { text, response } = await open()
    expect(text).not.toMatch(/<script|<img|style=|<style| on\w+=/)
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  })

  it('names every field of its forms and has one main heading', async () => {
    const { text } = await open()
    expect(text.match(/<h1/g)).toHaveLength(1)
    const fields = text.match(/<(input(?! type="hidden")|select)\b/g) ?? []
    const labelled = text.match(/<label\s*>[^<]*<(input|select)\b/g) ?? []
    expect(fields.length).toBeGreaterThan(10)
    expect(labelled).toHaveLength(fields.length)
  })

  it.each(['', '/style.css', '/faults', '/clock', '/events'])(
    'finding 10: /__sandbox%s is closed where its switch is off, in every shop and below every prefix',
    async (path) => {
      const { fetch } = createNodeSandbox({ admin: false })
      const ask = async (prefix: string) =>
        (await fetch(new Request(`http://localhost${prefix}/__sandbox${path}`))).status
      const prefixes = ['', '/de-shop', '/webruntime/api', '/sf/api', '/de-shop/sf/api']
      expect(await Promise.all(prefixes.map(ask))).toEqual([403, 403, 404, 404, 404])
    },
  )

  it('is JSON for a program', async () => {
    const { response, text } = await open({}, 'application/json')
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(JSON.parse(text)).toMatchObject({ passwordHint: 'cartonnage', calls: expect.any(Array) })
  })

  it('comes with its style and the OpenAPI document', async () => {
    const { sandbox } = await open({}, '*/*')
    sandbox.faults.clear()
    const get = (path: string) => sandbox.fetch(new Request(`http://localhost${path}`))
    expect((await get('/__sandbox/style.css')).headers.get('Content-Type')).toBe('text/css;charset=UTF-8')
    expect(await (await get('/openapi.json')).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    })
  })
})
