import { addCartItem, getCart, getProduct, type CallSpec } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { requestCall } from './request-call'
import type { ReceivedResponse, Visitor } from './visitor'

/** A visitor that gets these statuses in order, the last one for ever, and records its waits. */
function visitorOf(responses: readonly (number | readonly [status: number, retryAfterMs: number])[]) {
  const waits: number[] = []
  let count = 0
  const visitor: Visitor = {
    clock: { now: () => 0, sleep: async (ms) => void waits.push(ms) },
    follow: async () => undefined,
    send: async (): Promise<ReceivedResponse> => {
      const [status = 0, retryAfterMs] = [responses[Math.min(count, responses.length - 1)]].flat()
      count += 1
      return { status, body: null, retryAfterMs }
    },
  }
  return { visitor, waits, count: () => count }
}

const statusesOf = async (responses: Parameters<typeof visitorOf>[0], call: CallSpec) => {
  const { visitor, waits, count } = visitorOf(responses)
  const exchange = await requestCall(visitor, call, {})
  const statuses = exchange.responses.map(({ status }) => status)
  return { statuses, waits, requested: count(), isUnfinished: exchange.isUnfinished }
}

describe('requestCall', () => {
  it('polls a read that returns 202 until it is done, with growing delays', async () => {
    expect(await statusesOf([202, 202, 202, 200], getCart)).toEqual({
      statuses: [202, 202, 202, 200],
      waits: [100, 200, 400],
      requested: 4,
      isUnfinished: false,
    })
  })

  it('waits as long as Retry-After says', async () => {
    expect(await statusesOf([[202, 3000], 200], getCart)).toMatchObject({ waits: [3000] })
  })

  it('gives up on a read that is never done', async () => {
    expect(await statusesOf([202], getCart)).toMatchObject({ requested: 14, isUnfinished: true })
  })

  it('does not poll a write that returns 202', async () => {
    expect(await statusesOf([202], addCartItem)).toMatchObject({ requested: 1, isUnfinished: false })
  })

  it('does not poll a call whose contract has no 202', async () => {
    expect(await statusesOf([202], getProduct)).toMatchObject({ requested: 1, isUnfinished: false })
  })

  it.each([429, 503])('retries when the platform is too busy (%i)', async (status) => {
    expect(await statusesOf([[status, 2000], status, 200], getCart)).toMatchObject({
      statuses: [200],
      waits: [2000, 1000],
    })
  })

  it('waits for 30 seconds at most', async () => {
    expect(await statusesOf([[429, 3_600_000], 200], getCart)).toMatchObject({ waits: [30_000] })
  })

  it.each([409, 423])('retries a write that conflicted with another (%i)', async (status) => {
    expect(await statusesOf([status, 201], addCartItem)).toMatchObject({ statuses: [201], requested: 2 })
    expect(await statusesOf([status, 200], getCart)).toMatchObject({ statuses: [status], requested: 1 })
  })

  it('returns the fourth refusal', async () => {
    expect(await statusesOf([429], getCart)).toMatchObject({ statuses: [429], requested: 4 })
  })
})
