import { describe, expect, it } from 'vitest'
import { longestTaskTimes, readTrace } from './task-times.mjs'

const page = { pid: 1, tid: 1 }
const mark = { name: 'first-press', ...page, ts: 10_000 }
const task = (ts: number, tdur: number, thread = page) => ({
  name: 'RunTask',
  ...thread,
  ts,
  dur: 2 * tdur,
  tdur,
})

describe('the longest tasks of a trace', () => {
  it('are of the page’s own thread, before the press and from then on', () => {
    const other = { pid: 2, tid: 1 }
    const events = [task(0, 3000), task(9000, 1000), task(20_000, 2000), task(0, 80_000, other), mark]
    expect(longestTaskTimes(events)).toEqual({ loading: 3, press: 2 })
  })

  it('are 0 where there were none', () => {
    expect(longestTaskTimes([mark, task(10_000, 500)])).toEqual({ loading: 0, press: 0.5 })
  })

  it.each([
    ['press', [task(0, 1)]],
    ['task of the page', [mark, { ...task(0, 1), pid: 2 }]],
  ])('need a %s', (name, events) => {
    expect(() => longestTaskTimes(events)).toThrow(name)
  })
})

it('a trace is read as the browser writes it', () => {
  expect(readTrace(Buffer.from(JSON.stringify({ traceEvents: [mark] })))).toEqual([mark])
})
