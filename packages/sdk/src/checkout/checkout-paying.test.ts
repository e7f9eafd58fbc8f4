import { describe, expect, it, vi } from 'vitest'
import type { PaymentResult } from '../contract/checkout/checkout'
import { ResponseError, ShopError } from '../errors/errors'
import { payForOrder } from './checkout-paying'

const nothing = { transaction: null, redirectUrl: null, state: null }
const success: PaymentResult = { salesforceResultCode: 'Success', errors: [], ...nothing }
const refusal = (status: number) =>
  new ResponseError({ url: '/payments', status, statusText: '', errors: [] })

/** Calls that prepare without error and pay with these outcomes, in order. */
function open(...outcomes: readonly (Error | PaymentResult)[]) {
  const left = [...outcomes]
  const order: string[] = []
  const pay = vi.fn(() => {
    order.push('pay')
    const outcome = left.shift() ?? success
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  })
  const prepare = vi.fn(() => Promise.resolve(void order.push('prepare')))
  return { order, pay, prepare }
}

describe('payForOrder', () => {
  it('[7.3-39] prepares first, then pays', async () => {
    const calls = open()
    await payForOrder(calls)
    expect(calls.order).toEqual(['prepare', 'pay'])
  })

  it('does not pay when it cannot be prepared', async () => {
    const { pay } = open()
    const prepare = () => Promise.reject(new ShopError('INSUFFICIENT_INVENTORY', 'x'))
    await expect(payForOrder({ prepare, pay })).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
    expect(pay).not.toHaveBeenCalled()
  })

  it.each([
    ['a cut connection', new ShopError('NETWORK', 'x')],
    ['a timeout', new ShopError('TIMEOUT', 'x')],
    ['a failure behind the platform', refusal(502)],
    ['a request that took too long', refusal(408)],
  ])('repeats the payment once after %s', async (_, lost) => {
    const calls = open(lost)
    await payForOrder(calls)
    expect(calls.order).toEqual(['prepare', 'pay', 'pay'])
  })

  it.each([
    ['a timeout', new ShopError('TIMEOUT', 'x'), 1],
    ['a cut connection', new ShopError('NETWORK', 'x'), 2],
  ])('pays on a server, which cannot wait, after %s this often in all', async (_, lost, times) => {
    const calls = open(lost)
    await payForOrder({ ...calls, canWait: false }).catch(() => undefined)
    expect(calls.pay).toHaveBeenCalledTimes(times)
  })

  it('does not repeat it a second time', async () => {
    const calls = open(new ShopError('NETWORK', 'x'), new ShopError('NETWORK', 'y'))
    await expect(payForOrder(calls)).rejects.toMatchObject({ code: 'NETWORK', message: 'y' })
    expect(calls.pay).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a refusal', refusal(409)],
    ['a cancelled call', new ShopError('ABORTED', 'x')],
  ])('does not repeat %s', async (_, error) => {
    const calls = open(error)
    await expect(payForOrder(calls)).rejects.toBe(error)
    expect(calls.pay).toHaveBeenCalledOnce()
  })

  it('fails for a payment that is not accepted, with the platform’s errors', async () => {
    const type = '/commerce/errors/payment-failure'
    const declined = { salesforceResultCode: 'Decline', errors: [{ type, message: 'No.' }] }
    await expect(payForOrder(open(declined as unknown as PaymentResult))).rejects.toMatchObject({
      status: 422,
      errors: [{ type, message: 'No.' }],
    })
  })
})
