import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
    const response = await second.fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    expect(response.headers.getSetCookie()).toHaveLength(2)
  })

  it('finding 12: is alone in its data folder, and says so', () => {
    const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
    cleanups.push(() => rmSync(data, { recursive: true }))
    const first = createNodeSandbox({ data })
    expect(() => createNodeSandbox({ data })).toThrow(`Another process is using the data folder ${data}.`)
    first.close()
    const second = createNodeSandbox({ data })
    second.close()
  })

  it('finding 12: says in a sentence that a folder cannot be written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const data = join(file, 'data')
    expect(() => createNodeSandbox({ data })).toThrow(`The sandbox cannot write to its data folder ${data}: `)
  })

  it('works in a Node.js that cannot keep a database as bytes', async () => {
    for (const name of ['serialize', 'deserialize']) {
      const method = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, name) ?? {}
      cleanups.push(() => Object.defineProperty(DatabaseSync.prototype, name, method))
      Reflect.deleteProperty(DatabaseSync.prototype, name)
    }
    const [first, second] = [createNodeSandbox(), createNodeSandbox()]
    cleanups.push(first.close, second.close)
    expect((await login(first)).status).toBe(200)
    expect((await login(second)).status).toBe(200)
  })

  it('forgets everything on a reset', async () => {
    const sandbox = createNodeSandbox()
    const { redirectUrl } = await (await login(sandbox)).json()
    sandbox.reset()
    const response = await sandbox.fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    expect(response.headers.getSetCookie()).toHaveLength(0)
    expect((await login(sandbox)).status).toBe(200)
  })
})

describe('serveSandbox', () => {
  it('responds over HTTP and cuts the connection where a response is lost', async () => {
    const { url, sandbox, close } = await serveSandbox({ port: 0 })
    cleanups.push(close)
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
    sandbox.faults.arm({ kind: 'drop-before' })
    await expect(fetch(`${url}/health`)).rejects.toThrow(TypeError)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  it('plays over HTTP the faults that a request asks for', async () => {
    const { url, close } = await serveSandbox({ port: 0 })
    cleanups.push(close)
    const path = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current/cart-items'
    const add = (headers: HeadersInit) => {
      const item = { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' }
      return fetch(url + path, { method: 'POST', body: JSON.stringify(item), headers })
    }
    const faulty = (kind: string, ms?: number) => ({ 'X-Sandbox-Fault': JSON.stringify({ kind, ms }) })
    const Cookie = (await add({})).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await add({ Cookie, ...faulty('duplicate') })).status).toBe(201)
    const count = async () => {
      const items = await (await fetch(url + path, { headers: { Cookie } })).json()
      return items.cartSummary.totalProductCount
    }
    expect(await count()).toBe('75.0')
    await expect(add({ Cookie, ...faulty('late', 20) })).rejects.toThrow(TypeError)
    await vi.waitFor(async () => expect(await count()).toBe('100.0'))
    const cut = await fetch(url + path, { headers: { Cookie, ...faulty('cut-json') } })
    await expect(cut.json()).rejects.toThrow(SyntaxError)
    await expect(add({ Cookie, ...faulty('drop-after') })).rejects.toThrow(TypeError)
  })

  it('stops while a client listens to its events', async () => {
    const { url, close } = await serveSandbox({ port: 0 })
    const events = await fetch(`${url}/__sandbox/events`, { headers: { Accept: 'text/event-stream' } })
    const reading = events.text()
    await close()
    await expect(reading).rejects.toThrow()
  })

  it('rejects when the port is taken', async () => {
    const { url, close } = await serveSandbox({ port: 0 })
    cleanups.push(close)
    await expect(serveSandbox({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE')
  })
})
