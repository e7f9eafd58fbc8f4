import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { endOnFault } from './end-on-fault'
import { openLog } from './log.fixture'

describe('endOnFault', () => {
  it('writes what was counted, then one last line, then ends', () => {
    const { log, lines } = openLog()
    const process = new EventEmitter()
    const end = vi.fn(() => expect(lines()).toHaveLength(3))
    endOnFault(process, { log, end })
    for (const ms of [1, 2]) log.write({ level: 'warn', event: 'part-failed', ms })
    process.emit('uncaughtException', new TypeError('order 0900123 has no lines'))
    expect(end).toHaveBeenCalledOnce()
    expect(lines().slice(1)).toMatchObject([
      { event: 'part-failed', repeats: 1 },
      { level: 'fatal', event: 'fault', code: 'TypeError', message: 'order … has no lines' },
    ])
  })
})
