import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createRounds, sumUp } from './rounds.mjs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const usage = { rss: 1, top: 1, heap: 1, buffers: 1, cpuMs: 0 }
const isRunning = () => true
const unused = { nextMessage: () => Promise.resolve(), stop: () => Promise.resolve(), complaints: () => '' }

async function open(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const request = () => Promise.resolve(usage)
  return createRounds({ shop: { ...unused, origin, request, isRunning }, platform: undefined })
}

const page = `<link rel="canonical" href="http://a.test/"></html>`
const next = () => ({ path: '/', kind: 'hot' })

describe('a round', () => {
  it('counts pages that had been kept, by their age', async () => {
    const ages = ['0', '1', '2']
    const { run } = await open((_, response) => {
      response.setHeader('age', ages.shift() ?? '3').end(page)
    })
    const { times, parts, errors } = await run('hot', { connections: 3, ms: 0, next })
    expect(errors).toEqual({})
    expect(times).toMatchObject({ requests: 3, failed: 0, kept: 2 })
    expect(parts).toMatchObject({ kept: { requests: 2 }, rendered: { requests: 1 } })
  })

  it('shows the cookie of a buyer', async () => {
    const { run } = await open(({ headers }, response) => {
      response.writeHead(headers.cookie === 'sid=1' ? 200 : 401).end(page)
    })
    expect((await run('buyer', { connections: 1, ms: 0, next, cookie: 'sid=1' })).errors).toEqual({})
    expect((await run('nobody', { connections: 1, ms: 0, next })).errors).toEqual({ 'status 401': 1 })
  })

  it('distinguishes a server that says when to retry from one that only fails', async () => {
    const kinds = [{ 'retry-after': '5' }, {}]
    const { run } = await open((_, response) => response.writeHead(503, kinds.shift()).end())
    expect((await run('mix', { connections: 2, ms: 0, next })).errors).toEqual({
      'status 503 with Retry-After': 1,
      'status 503': 1,
    })
  })
})

describe('sumUp', () => {
  const visit = { kind: 'hot', ms: 2, endedAt: 5, isKept: true }

  it('has no parts where all visits are of one kind and nothing was kept', () => {
    expect(sumUp([{ ...visit, isKept: false }], []).parts).toEqual({})
  })

  it('has the kinds, the kept and the rendered pages, and the file beside them', () => {
    const other = { ...visit, kind: 'other', ms: 30, isKept: false }
    const failed = { ...visit, kind: 'other', error: 'status 500' }
    const { parts } = sumUp([visit, other, failed], [{ kind: 'static', ms: 1, endedAt: 1 }])
    expect(Object.keys(parts)).toEqual(['hot', 'other', 'kept', 'rendered', 'static'])
    expect(parts.other).toMatchObject({ requests: 2, failed: 1 })
    expect(parts.kept).toMatchObject({ requests: 1, p99: 2 })
    expect(parts.rendered).toMatchObject({ requests: 1, p99: 30 })
  })
})
