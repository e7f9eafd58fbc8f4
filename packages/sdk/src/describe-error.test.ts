import { describe, expect, it } from 'vitest'
import { describeError, findErrorRow } from './describe-error'
import { ResponseError, ShopError } from './errors'
import type { ServerError } from './errors'
import { messages as german } from './messages/de'
import { messages } from './messages/en-US'

const refusal = (status: number, ...errors: ServerError[]) =>
  new ResponseError({ url: '/x', status, statusText: 'No', errors })
const ruleBroken = { type: 'CART_VALIDATION_ERROR', message: 'In steps of 20 only.' }

describe('describeError', () => {
  it('tells what happened, what to do and whether trying again helps', () => {
    expect(describeError(new ShopError('NETWORK', 'no answer'), messages)).toEqual({
      code: 'NETWORK',
      messageKey: 'unreachable',
      title: 'Error',
      message: messages.messages.unreachable,
      action: messages.actions.tryAgain,
      way: { to: 'tryAgain', label: 'Try again' },
      toldBy: 'place',
      shown: true,
      retryable: true,
    })
  })

  it('speaks the language of the texts', () => {
    const { title, message } = describeError(new ShopError('INSUFFICIENT_INVENTORY', 'x'), german)
    expect([title, message]).toEqual(['Fehler', 'Es ist nicht genug auf Lager.'])
  })

  it('advises nothing where nothing can be done', () => {
    const description = describeError(new ShopError('ABORTED', 'Aborted'), messages)
    expect(description).not.toHaveProperty('action')
    expect(description).not.toHaveProperty('way')
    expect(description.shown).toBe(false)
  })

  it('[8-14] shows the platform’s own words for a broken rule of the cart', () => {
    const error = refusal(400, { type: 'MAX_LIMIT_EXCEEDED', message: 'internal' }, ruleBroken)
    expect(describeError(refusal(400, ruleBroken), messages).message).toBe('In steps of 20 only.')
    expect(describeError(error, messages).message).toBe(messages.messages.tooMuch)
  })

  it('has words of its own for a broken rule without any', () => {
    const error = refusal(400, { type: 'CART_VALIDATION_ERROR' })
    expect(describeError(error, messages).message).toBe(messages.messages.cartRule)
  })

  it.each([[new TypeError('x is undefined')], ['text'], [undefined], [null], [{ code: 'NETWORK' }]])(
    'is general about %o',
    (error) => {
      expect(describeError(error, messages)).toMatchObject({
        code: 'notification',
        message: messages.messages.general,
        shown: true,
      })
    },
  )

  it('is general about a code that only a later version knows', () => {
    const error = Object.assign(new Error('x'), { name: 'ShopError', code: 'LATER' })
    expect(describeError(error, messages).message).toBe(messages.messages.general)
  })
})

describe('findErrorRow', () => {
  it.each([
    [400, 'INVALID_API_INPUT', 'INVALID_API_INPUT'],
    [409, 'NEVER_HEARD_OF', 'HTTP 409'],
    [500, 'UNKNOWN_EXCEPTION', 'HTTP 500'],
    [503, 'NEVER_HEARD_OF', 'HTTP 500'],
    [401, 'UNKNOWN_EXCEPTION', 'HTTP 401'],
    [418, 'NEVER_HEARD_OF', 'RESPONSE'],
    [422, '/commerce/errors/payment-failure', '/commerce/errors/payment-failure'],
  ])('reads status %i with the code %s as %s', (status, type, code) => {
    expect(findErrorRow(refusal(status, { type })).code).toBe(code)
  })

  it('takes the first code that it knows', () => {
    const error = refusal(400, { type: 'NEVER_HEARD_OF' }, { type: 'ALREADY_APPLIED' })
    expect(findErrorRow(error).code).toBe('ALREADY_APPLIED')
  })

  it('prefers a reason to the general code of a rejected read', () => {
    const rejected = (type: string) =>
      new ResponseError({
        url: '/x',
        status: 400,
        statusText: '',
        errors: [{ type }],
        code: 'INVALID_CONFIG',
      })
    expect(findErrorRow(rejected('NEVER_HEARD_OF')).clause).toBe('8-32')
    expect(findErrorRow(rejected('INVALID_API_INPUT')).code).toBe('INVALID_API_INPUT')
  })
})
