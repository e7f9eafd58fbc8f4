import { addCartItem, getCart, getProduct, type CallSpec } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'
import type { Responded, Visit } from './visit'

/** A visit that answers these statuses one after the other, the last one for ever, and notes its waits. */
function visitOf(responses: readonly (number | readonly [status: number, retryAfterMs: number])[]) {
  const waits: number[] = []
  let count = 0
  const visit: Visit = {
    clock: { now: () => 0, sleep: async (ms) => void waits.push(ms) },
    follow: async () => undefined,
    send: async (): Promise<Responded> => {
      const [status = 0, retryAfterMs] = [responses[Math.min(count, responses.length - 1)]].flat()
      count += 1
      return { status, body: null, retryAfterMs }
    },
  }
  return { visit, waits, count: () => count }
}

const statusesOf = async (responses: Parameters<typeof visitOf>[0], call: CallSpec) => {
  const { visit, waits, count } = visitOf(responses)
  const exchange = await ask(visit, call, {})
  const statuses = exchange.responses.map(({ status }) => status)
  return { statuses, waits, requested: count(), isUnfinished: exchange.isUnfinished }
}

describe('ask', () => {
  it('polls a read that is answered 202 until it is done, longer each time', async () => {
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

  it('does not ask a write again that is answered 202', async () => {
    expect(await statusesOf([202], addCartItem)).toMatchObject({ requested: 1, isUnfinished: false })
  })

  it('does not poll a call that knows no 202', async () => {
    expect(await statusesOf([202], getProduct)).toMatchObject({ requested: 1, isUnfinished: false })
  })

  it.each([429, 503])('asks again when the platform is too busy (%i)', async (status) => {
    expect(await statusesOf([[status, 2000], status, 200], getCart)).toMatchObject({
      statuses: [200],
      waits: [2000, 1000],
    })
  })

  it('waits for no more than half a minute', async () => {
    expect(await statusesOf([[429, 3_600_000], 200], getCart)).toMatchObject({ waits: [30_000] })
  })

  it.each([409, 423])('tries a write again that met another one (%i)', async (status) => {
    expect(await statusesOf([status, 201], addCartItem)).toMatchObject({ statuses: [201], requested: 2 })
    expect(await statusesOf([status, 200], getCart)).toMatchObject({ statuses: [status], requested: 1 })
  })

  it('takes the fourth refusal for the answer', async () => {
    expect(await statusesOf([429], getCart)).toMatchObject({ statuses: [429], requested: 4 })
  })
})
