import { describe, expect, it, vi } from 'vitest'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createFrameOrigins } from './frame-origins'

const paymentOrigin = 'http://127.0.0.1:4174'
const page = 'http://localhost:4173/de-CH/checkout'

function open(origin: string | undefined = paymentOrigin) {
  const sandbox = createNodeSandbox({ ...(origin !== undefined && { paymentOrigin: origin }) })
  const fetch = vi.fn(sandbox.fetch)
  const reportFailure = vi.fn()
  const clock = { now: 0 }
  const find = createFrameOrigins({
    platform: { fetch, close: sandbox.close },
    reportFailure,
    now: () => clock.now,
  })
  return { sandbox, fetch, reportFailure, clock, find }
}

describe('the only origin that pages may embed', () => {
  it('is the one that the platform names, asked once in five minutes for each shop', async () => {
    const { find, fetch, clock } = open()
    expect(await Promise.all([find(page), find(`${page}?step=payment`), find(page)])).toEqual([
      paymentOrigin,
      paymentOrigin,
      paymentOrigin,
    ])
    const calls = fetch.mock.calls.length
    expect(await find('http://localhost:4173/de-shop/')).toBe(paymentOrigin)
    expect(fetch).toHaveBeenCalledTimes(2 * calls)
    clock.now = 5 * 60_000 - 1
    await find(page)
    expect(fetch).toHaveBeenCalledTimes(2 * calls)
    clock.now = 5 * 60_000
    expect(await find(page)).toBe(paymentOrigin)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3 * calls))
  })

  it('is none where the platform names none, or something else than an origin', async () => {
    const { sandbox } = open()
    sandbox.close()
    expect(await open('').find(page)).toBeUndefined()
    expect(await open("https://a.example; script-src 'unsafe-inline'").find(page)).toBeUndefined()
  })

  it('is none while the platform fails, which is reported; it is asked again after ten seconds', async () => {
    const { sandbox, find, reportFailure, clock } = open()
    sandbox.faults.arm({ kind: 'status', status: 503, match: { path: 'application-context' }, times: 9 })
    expect(await find(page)).toBeUndefined()
    expect(reportFailure).toHaveBeenCalledOnce()
    sandbox.faults.clear()
    clock.now = 10_000
    await find(page)
    await vi.waitFor(async () => expect(await find(page)).toBe(paymentOrigin))
  })

  it('is none for a platform that hangs: a page does not wait for it', async () => {
    const { find, fetch } = open()
    fetch.mockImplementation(() => new Promise(() => undefined))
    expect(await find(page)).toBeUndefined()
  })
})
