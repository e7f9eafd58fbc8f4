import { describe, expect, it, vi } from 'vitest'
import { EventEmitter } from 'node:events'
import { openLog } from './log.fixture'
import { redirectConsole, exitOnFault } from './process-log'

const nothing = () => undefined

/** A console whose lines are redirected to a log. */
function open() {
  const { log, lines } = openLog()
  const taken = { error: nothing, warn: nothing, info: nothing, log: nothing, debug: nothing } as Console
  redirectConsole(taken, log)
  return { taken, lines }
}

describe('redirectConsole', () => {
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
    new DOMException('The platform sent nothing for too long.', 'TimeoutError'),
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

describe('exitOnFault', () => {
  it('writes what was counted, then one last line, then ends', () => {
    const { log, lines } = openLog()
    const process = new EventEmitter()
    const end = vi.fn(() => expect(lines()).toHaveLength(3))
    exitOnFault(process, { log, end })
    for (const ms of [1, 2]) log.write({ level: 'warn', event: 'part-failed', ms })
    process.emit('uncaughtException', new TypeError('order 0900123 has no lines'))
    expect(end).toHaveBeenCalledOnce()
    expect(lines().slice(1)).toMatchObject([
      { event: 'part-failed', repeats: 1 },
      { level: 'fatal', event: 'fault', code: 'TypeError', message: 'order … has no lines' },
    ])
  })
})
