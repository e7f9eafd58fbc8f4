import { describe, expect, it } from 'vitest'
import { openLog } from './log.fixture'
import { takeConsole } from './take-console'

const nothing = () => undefined

/** A console of the test's own, whose lines are in the log. */
function open() {
  const { log, lines } = openLog()
  const taken = { error: nothing, warn: nothing, info: nothing, log: nothing, debug: nothing } as Console
  takeConsole(taken, log)
  return { taken, lines }
}

describe('takeConsole', () => {
  it('finding 15: writes what a library says without the address in it', () => {
    const { taken, lines } = open()
    taken.warn('The URL path "/de-CH/hunter2%" could not be decoded')
    expect(lines()).toEqual([
      { level: 'warn', event: 'console', message: 'The URL path … could not be decoded' },
    ])
  })

  it('writes errors as faults', () => {
    const { taken, lines } = open()
    taken.error('cannot send', new RangeError('"hunter2" is too long'))
    expect(lines()).toMatchObject([{ level: 'error', code: 'RangeError', message: '… is too long' }])
  })

  it.each([
    new TypeError('terminated', { cause: Object.assign(new Error('x'), { code: 'UND_ERR_SOCKET' }) }),
    new DOMException('The platform is silent.', 'TimeoutError'),
  ])('says without a stack that the platform broke a response off: %s', (error) => {
    const { taken, lines } = open()
    taken.error(error)
    expect(lines()).toMatchObject([{ level: 'error', event: 'response-cut', code: 'NETWORK' }])
    expect(lines()[0]).not.toHaveProperty('stack')
  })

  it('finding 15: says nothing of visitors who leave', () => {
    const { taken, lines } = open()
    taken.info('The user aborted a request.')
    taken.error(new DOMException('x', 'AbortError'))
    taken.error(Object.assign(new Error('x'), { code: 'ECONNRESET' }))
    expect(lines()).toEqual([])
  })
})
