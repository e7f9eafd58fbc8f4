import { describe, expect, it } from 'vitest'
import { scriptPlatform, type Reply } from '../transport/scripted-platform.fixture'
import { createOrderStepsResource, type OrderStep } from './order-step-calls'

const failure = { type: '/commerce/integrations/inventory', title: 'Not enough stock.' }
const act = (reply: Reply, action: 'prepare' | 'submit' = 'submit') =>
  createOrderStepsResource(scriptPlatform([reply]).transport).act('2z9', { action })

describe('a step of an order', () => {
  it('returns a number that comes with a 422', async () => {
    const actions = [{ action: 'submit', orderReferenceNumber: 'KR-1', errors: [failure] }]
    await expect(act({ status: 422, body: { actions } })).resolves.toMatchObject({
      orderReferenceNumber: 'KR-1',
    })
  })

  it.each([
    ['in the step', { actions: [{ action: 'prepare', errors: [failure] }] }],
    ['outside the steps', { errors: [failure] }],
  ])('fails with the errors of a 422 that are %s', async (_, body) => {
    await expect(act({ status: 422, body }, 'prepare')).rejects.toMatchObject({
      name: 'ResponseError',
      status: 422,
      errors: [{ type: failure.type, message: failure.title }],
    })
  })

  it('[8-20] fails without an action in a success', async () => {
    await expect(act({ body: { actions: [] } })).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })
  })

  it('[8-20] fails without an action before the call', async () => {
    const { transport, seen } = scriptPlatform([{ body: { actions: [{ action: 'submit' }] } }])
    // What a caller without types may pass.
    const none = undefined as unknown as OrderStep
    const taken = createOrderStepsResource(transport).act('2z9', none)
    await expect(taken).rejects.toMatchObject({ code: 'INTERNAL_ERROR' })
    expect(seen).toEqual([])
  })
})
