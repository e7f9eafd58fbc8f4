import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeSandbox, serveSandbox, type Sandbox } from './server'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const login = (sandbox: Sandbox) =>
  sandbox.fetch(
    new Request('http://localhost/services/apexrest/auth/login', {
      method: 'POST',
      body: JSON.stringify({ request: { username: 'lea.keller@example.com', password: 'cartonnage' } }),
    }),
  )

describe('createNodeSandbox', () => {
  it('keeps two sandboxes apart', async () => {
    const [one, other] = [createNodeSandbox(), createNodeSandbox()]
    const { redirectUrl } = await (await login(one)).json()
    const follow = (sandbox: Sandbox) => sandbox.fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    expect((await follow(one)).headers.getSetCookie()).toHaveLength(2)
    expect((await follow(other)).headers.getSetCookie()).toHaveLength(0)
  })

  it('keeps sessions in its data folder over a restart', async () => {
    const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
    cleanups.push(() => rmSync(data, { recursive: true }))
    const first = createNodeSandbox({ data })
    const { redirectUrl } = await (await login(first)).json()
    first.close()
    const second = createNodeSandbox({ data })
    cleanups.push(() => second.close())
    const answer = await second.fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })

  it('forgets everything on a reset', async () => {
    const sandbox = createNodeSandbox()
    const { redirectUrl } = await (await login(sandbox)).json()
    sandbox.reset()
    const answer = await sandbox.fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    expect(answer.headers.getSetCookie()).toHaveLength(0)
    expect((await login(sandbox)).status).toBe(200)
  })
})

describe('serveSandbox', () => {
  it('answers over HTTP and cuts the connection where an answer is lost', async () => {
    const { url, sandbox, close } = await serveSandbox({ port: 0 })
    cleanups.push(close)
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
    sandbox.faults.arm({ kind: 'drop-before' })
    await expect(fetch(`${url}/health`)).rejects.toThrow(TypeError)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  it('rejects when the port is taken', async () => {
    const { url, close } = await serveSandbox({ port: 0 })
    cleanups.push(close)
    await expect(serveSandbox({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE')
  })
})
