import { describe, expect, it } from 'vitest'
import { createNodeSandbox, type NodeSandboxOptions } from '../server'

function open(options?: NodeSandboxOptions) {
  const sandbox = createNodeSandbox({ now: 0, ...options })
  const call = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://localhost${path}`, init))
  const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers })
  return { ...sandbox, call, post }
}

describe('/__sandbox', () => {
  it('says what it is, without passwords', async () => {
    const text = await (await open().call('/__sandbox')).text()
    expect(JSON.parse(text)).toMatchObject({ name: '@cartonnage/sandbox', now: '1970-01-01T00:00:00.000Z' })
    expect(text).not.toContain('pbkdf2')
  })

  it('arms a fault', async () => {
    const { post, call } = open()
    expect(
      (await post('/__sandbox/faults', { kind: 'status', status: 500, match: { path: '/health' } })).status,
    ).toBe(201)
    expect((await call('/health')).status).toBe(500)
  })

  it.each([
    [{ kind: 'explode' }],
    [{ kind: 'status', status: 'many' }],
    [{ kind: 'delay', match: { path: '(' } }],
    [{ kind: 'delay', colour: 'red' }],
  ])('refuses the fault %j', async (fault) => {
    expect((await open().post('/__sandbox/faults', fault)).status).toBe(400)
  })

  it('moves the clock', async () => {
    const { post, clock } = open()
    await post('/__sandbox/clock', { advance: 90_000 })
    expect(clock.now()).toBe(90_000)
    expect((await post('/__sandbox/clock', { advance: -1 })).status).toBe(400)
  })

  it('starts anew', async () => {
    const { post, faults } = open()
    faults.arm({ kind: 'drop-before', match: { path: '/never' } })
    expect((await post('/__sandbox/reset', {})).status).toBe(204)
    expect(faults.list()).toEqual([])
  })

  it('takes no orders when it is switched off or asked from another site', async () => {
    expect((await open({ admin: false }).post('/__sandbox/clock', { advance: 1 })).status).toBe(403)
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await open().post('/__sandbox/clock', { advance: 1 }, foreign)).status).toBe(403)
  })
})
