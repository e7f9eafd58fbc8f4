import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messages as german } from '../messages/de'
import { messages } from '../messages/en-US'
import { describeError } from './index'
import {
  toErrorNotification,
  toMenuErrorNotification,
  toNotification,
  toSuccessNotification,
} from './error-notification'
import { ShopError } from './errors'

const circular: Record<string, unknown> = {}
circular.self = circular

describe('toErrorNotification', () => {
  it.each<[string, unknown, string]>([
    ['the message', new ShopError('NETWORK', 'no answer'), 'no answer'],
    ['the message of any object', { message: 'said so', more: 1 }, 'said so'],
    ['all of an error without message', { code: 7 }, '{"code":7}'],
    ['all of an error with a blank message', { message: '' }, '{"message":""}'],
    ['all of an error that is a text', 'broken', '"broken"'],
    ['a word where there is nothing', undefined, 'undefined'],
    ['a word where JSON has none', circular, '[object Object]'],
  ])('shows %s', (_, error, text) => {
    expect(toErrorNotification(error, messages)).toEqual({ kind: 'error', title: 'Error', text })
  })
})

describe('any value', () => {
  it('makes a notification with a text', () => {
    const bare: unknown = Object.assign(Object.create(null), { size: 1n })
    for (const value of [bare, Symbol('s'), () => 0, 1n]) {
      expect(toErrorNotification(value, messages).text).toMatch(/./)
    }
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        expect(toErrorNotification(value, messages).text).toBeTypeOf('string')
        expect(toMenuErrorNotification(value, messages).text).toMatch(/^Navigation menu error: /)
        expect(describeError(value, messages).message).toMatch(/./)
      }),
    )
  })
})

describe('toMenuErrorNotification', () => {
  it('has the error as JSON after the text about the menu', () => {
    expect(toMenuErrorNotification({ status: 500 }, messages)).toEqual({
      kind: 'error',
      title: 'Error',
      text: 'Navigation menu error: {"status":500}',
    })
  })

  it('has name and message of an error, which JSON would leave out', () => {
    const { text } = toMenuErrorNotification(new ShopError('NETWORK', 'the $& of $1'), german)
    expect(text).toBe(
      'Fehler im Navigationsmenü: {"name":"ShopError","code":"NETWORK","errors":[],"message":"the $& of $1"}',
    )
  })
})

describe('toSuccessNotification', () => {
  it('is titled Success', () => {
    expect(toSuccessNotification('Saved.', messages)).toEqual({
      kind: 'success',
      title: 'Success',
      text: 'Saved.',
    })
  })
})

describe('toNotification', () => {
  it('is at the top centre by default', () => {
    expect(toNotification('Hello')).toEqual({
      kind: 'info',
      text: 'Hello',
      position: { vertical: 'top', horizontal: 'centre' },
    })
    expect(toNotification('Hello', 'warning', { vertical: 'bottom' })).toMatchObject({
      kind: 'warning',
      position: { vertical: 'bottom', horizontal: 'centre' },
    })
  })

  it.each([
    ['unknown vertical position attribute', ['a', 'info', { vertical: 'left' }]],
    ['unknown horizontal position attribute', ['a', 'info', { horizontal: 'top' }]],
    ['unknown vertical position attribute', ['a', 'info', { vertical: 'x', horizontal: 'x' }]],
    ['incorrect argument count, expected 1, 2 or 3', []],
    ['incorrect argument count, expected 1, 2 or 3', ['a', 'info', {}, 1]],
  ])('fails with %s', (message, values) => {
    expect(() => toNotification(...values)).toThrow(new ShopError('INVALID_OPTION', message))
  })
})
