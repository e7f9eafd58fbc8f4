import { describe, expect, it } from 'vitest'
import { messages as german } from '../messages/de'
import { messages } from '../messages/en-US'
import { describeError, findErrorRow } from './index'
import { ResponseError, ShopError } from './errors'
import type { ServerError } from './errors'

const refusal = (status: number, ...errors: ServerError[]) =>
  new ResponseError({ url: '/x', status, statusText: 'No', errors })
const ruleBroken = { type: 'CART_VALIDATION_ERROR', message: 'In steps of 20 only.' }

describe('describeError', () => {
  it('says what happened, what to do and whether trying again helps', () => {
    expect(describeError(new ShopError('NETWORK', 'no answer'), messages)).toEqual({
      code: 'NETWORK',
      messageKey: 'unreachable',
      title: 'Error',
      message: messages.messages.unreachable,
      action: messages.actions.tryAgain,
      target: { to: 'tryAgain', label: 'Try again' },
      reportedBy: 'place',
      isVisible: true,
      retryable: true,
    })
  })

  it('uses the language of the texts', () => {
    const { title, message } = describeError(new ShopError('INSUFFICIENT_INVENTORY', 'x'), german)
    expect([title, message]).toEqual(['Fehler', 'Es ist nicht genug auf Lager.'])
  })

  it('advises nothing where nothing can be done', () => {
    const description = describeError(new ShopError('ABORTED', 'Aborted'), messages)
    expect(description).not.toHaveProperty('action')
    expect(description).not.toHaveProperty('target')
    expect(description.isVisible).toBe(false)
  })

  it('[8-14] uses the platform’s text for a broken rule of the cart', () => {
    const error = refusal(400, { type: 'MAX_LIMIT_EXCEEDED', message: 'internal' }, ruleBroken)
    expect(describeError(refusal(400, ruleBroken), messages).message).toBe('In steps of 20 only.')
    expect(describeError(error, messages).message).toBe(messages.messages.tooMuch)
  })

  it('uses its own text for a broken rule without one', () => {
    const error = refusal(400, { type: 'CART_VALIDATION_ERROR' })
    expect(describeError(error, messages).message).toBe(messages.messages.cartRule)
  })

  it.each([[new TypeError('x is undefined')], ['text'], [undefined], [null], [{ code: 'NETWORK' }]])(
    'is general about %o',
    (error) => {
      expect(describeError(error, messages)).toMatchObject({
        code: 'notification',
        message: messages.messages.general,
        isVisible: true,
      })
    },
  )

  it('is general about a code that only a later version knows', () => {
    const error = Object.assign(new Error('x'), { name: 'ShopError', code: 'LATER' })
    expect(describeError(error, messages).message).toBe(messages.messages.general)
  })
})

describe('describeError with a waiting time', () => {
  const tooOften = (retryAfterMs?: number) =>
    new ResponseError({ url: '/x', status: 429, statusText: '', errors: [], retryAfterMs })

  it.each([
    [undefined, 'Bitte warten Sie einen Moment, und versuchen Sie es noch einmal.'],
    [10_000, 'Bitte warten Sie einen Moment, und versuchen Sie es noch einmal.'],
    [10_001, 'Bitte versuchen Sie es in einer Minute noch einmal.'],
    [60_000, 'Bitte versuchen Sie es in einer Minute noch einmal.'],
    [60_001, 'Bitte versuchen Sie es in 2 Minuten noch einmal.'],
    [900_000, 'Bitte versuchen Sie es in 15 Minuten noch einmal.'],
    [7_200_000, 'Bitte versuchen Sie es in 120 Minuten noch einmal.'],
    [7_200_001, 'Bitte versuchen Sie es in 3 Stunden noch einmal.'],
    [86_400_000, 'Bitte versuchen Sie es in 24 Stunden noch einmal.'],
  ])('after %s ms', (retryAfterMs, action) => {
    expect(describeError(tooOften(retryAfterMs), german)).toMatchObject({
      code: 'HTTP 429',
      messageKey: 'tooOften',
      message: 'Das waren zu viele Versuche in kurzer Zeit.',
      action,
    })
  })

  it('is only for errors that waiting resolves', () => {
    const error = new ResponseError({
      url: '/x',
      status: 503,
      statusText: '',
      errors: [],
      retryAfterMs: 90_000,
    })
    expect(describeError(error, german).action).toBe(german.actions.tryAgain)
  })
})

describe('describeError of what only the call or its words tell', () => {
  const responseOf = (url: string, status: number, more: { type?: string; namesCsrfToken?: boolean } = {}) =>
    new ResponseError({
      url,
      status,
      statusText: '',
      errors: more.type === undefined ? [] : [{ type: more.type }],
      ...(more.namesCsrfToken !== undefined && { namesCsrfToken: more.namesCsrfToken }),
    })
  const shop = 'https://shop.example/s'
  const signInUrl = `${shop}/services/apexrest/auth/login`
  const cartUrl = 'https://shop.example/services/data/v65.0/commerce/webstores/0ZE/carts/current?language=de'

  it.each([
    ['a wrong password', 'WRONG_PASSWORD', responseOf(signInUrl, 401, { type: 'UNKNOWN_EXCEPTION' })],
    ['any other 401', 'HTTP 401', responseOf(cartUrl, 401)],
    ['a sign-in that fails', 'HTTP 500', responseOf(signInUrl, 500)],
    [
      'a missing CSRF token',
      'CSRF_TOKEN_REFUSED',
      responseOf(cartUrl, 403, { type: 'INSUFFICIENT_ACCESS', namesCsrfToken: true }),
    ],
    ['any other 403', 'INSUFFICIENT_ACCESS', responseOf(cartUrl, 403, { type: 'INSUFFICIENT_ACCESS' })],
    ['a missing class', 'SERVER_ACTION_MISSING', responseOf(`${shop}/lwr/apex/v65.0/A/b?x=1`, 404)],
    [
      'a missing class of the other address',
      'SERVER_ACTION_MISSING',
      responseOf(`${shop}/webruntime/api/apex/execute?language=de`, 404, { type: 'NOT_FOUND' }),
    ],
    ['a missing REST class', 'SERVER_ACTION_MISSING', responseOf(signInUrl, 404, { type: 'NOT_FOUND' })],
    ['a missing REST class of an HTML page', 'SERVER_ACTION_MISSING', responseOf(signInUrl, 404)],
    [
      'what a REST class does not find',
      'HTTP 404',
      responseOf(`${shop}/services/apexrest/legal/withdrawals/lookup`, 404, { type: 'UNKNOWN_EXCEPTION' }),
    ],
    ['any other 404', 'HTTP 404', responseOf(cartUrl, 404)],
    ['a query that names an action', 'HTTP 404', responseOf(`${shop}/x?back=/lwr/apex/`, 404)],
  ])('knows %s as %s', (_, code, error) => {
    expect(describeError(error, messages).code).toBe(code)
  })

  it.each([
    [responseOf(signInUrl, 401), 'Benutzername oder Passwort stimmt nicht.', german.actions.checkInput],
    [
      responseOf(cartUrl, 403, { namesCsrfToken: true }),
      'Der Shop konnte nicht prüfen, ob das von Ihnen kommt. Es wurde nichts geändert.',
      german.actions.reload,
    ],
    [responseOf(`${shop}/lwr/apex/v65.0/A/b`, 404), german.messages.unavailable, german.actions.contact],
  ])('says what it is, and what to do: %#', (error, message, action) => {
    expect(describeError(error, german)).toMatchObject({ message, action, retryable: false })
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

  it('uses the first known code', () => {
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
