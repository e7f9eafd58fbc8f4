import { describe, expect, it } from 'vitest'
import { openLog } from './log.fixture'

const failed = { level: 'error', event: 'request-failed', route: '/my/orders', code: 'NETWORK' } as const

describe('createLog', () => {
  it('writes one line of JSON with its time, whatever the values hold', () => {
    const { log, printed } = openLog()
    log.write({ ...failed, message: 'two\nlines "quoted"', ms: 12 })
    expect(printed).toHaveLength(1)
    expect(printed[0]?.match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(printed[0] ?? '')).toEqual({
      time: '2026-11-23T12:00:00.000Z',
      ...failed,
      message: 'two\nlines "quoted"',
      ms: 12,
    })
  })

  it('writes text for a person, the stack below', () => {
    const { log, printed } = openLog('text')
    log.write({ ...failed, method: 'GET', status: 503, stack: 'at a\nat b' })
    expect(printed).toEqual([
      '12:00:00 error request-failed /my/orders GET 503 code=NETWORK\n    at a\n    at b\n',
    ])
  })

  it('finding 15: writes a burst once and its count at the end of 10 s', () => {
    const { log, lines, runTimers } = openLog()
    for (let i = 0; i < 82; i += 1) log.write({ ...failed, requestId: `request-${i}`, ms: i })
    expect(lines()).toEqual([{ ...failed, requestId: 'request-0', ms: 0 }])
    runTimers()
    expect(lines().slice(1)).toEqual([{ ...failed, repeats: 81 }])
  })

  it('writes no count for a single event, and starts again after the 10 s', () => {
    const { log, lines, runTimers } = openLog()
    log.write(failed)
    runTimers()
    log.write(failed)
    runTimers()
    expect(lines()).toEqual([failed, failed])
  })

  it.each([
    ['event', { event: 'part-failed' }],
    ['code', { code: 'TIMEOUT' }],
    ['route', { route: '/checkout' }],
    ['visitor', { visitor: 'abc' }],
    ['kind', { kind: 'coupon' }],
  ])('takes lines of another %s for another', (_, other) => {
    const { log, lines } = openLog()
    log.write(failed)
    log.write({ ...failed, ...other })
    expect(lines()).toHaveLength(2)
  })

  it('writes its counts when it is flushed', () => {
    const { log, lines, runTimers } = openLog()
    log.write(failed)
    log.write(failed)
    log.flush()
    runTimers()
    expect(lines()).toEqual([failed, { ...failed, repeats: 1 }])
  })

  it('stays short when each line is of another visitor', () => {
    const { log, lines } = openLog()
    for (let i = 0; i < 5_000; i += 1)
      log.write({ level: 'warn', event: 'sign-in-failed', visitor: `visitor-${i}` })
    log.flush()
    expect(lines().length).toBeLessThan(1_010)
    expect(lines().at(-1)).toEqual({ level: 'warn', event: 'sign-in-failed', repeats: 3_999 })
  })
})
