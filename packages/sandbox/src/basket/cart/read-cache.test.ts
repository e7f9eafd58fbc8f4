import { describe, expect, it, vi } from 'vitest'
import { createClock } from '../../clock'
import { openNodeDatabase } from '../../database/node-sqlite'
import { cacheRead } from './read-cache'

function open(until = Infinity) {
  const db = openNodeDatabase()
  db.exec('CREATE TABLE thing (id INTEGER)')
  const clock = createClock(1000)
  const make = vi.fn(() => 'text')
  const read = (key = 'a') => cacheRead({ db, clock }, { key, until: () => until, make })
  return { db, clock, make, read }
}

describe('cacheRead', () => {
  it('makes a text once for each key', () => {
    const { make, read } = open()
    expect([read('a'), read('a'), read('b')]).toEqual(['text', 'text', 'text'])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('makes it again once anything was written', () => {
    const { db, make, read } = open()
    read()
    db.run('INSERT INTO thing VALUES (1)')
    read()
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('makes it again when it has expired', () => {
    const { clock, make, read } = open(1500)
    read()
    clock.advance(499)
    read()
    expect(make).toHaveBeenCalledTimes(1)
    clock.advance(1)
    read()
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('keeps databases apart', () => {
    const [one, two] = [open(), open()]
    one.read()
    two.read()
    expect([one.make.mock.calls.length, two.make.mock.calls.length]).toEqual([1, 1])
  })

  it('starts over when the cache is full', () => {
    const { make, read } = open()
    for (let index = 0; index <= 500; index += 1) read(String(index))
    read('0')
    expect(make).toHaveBeenCalledTimes(502)
  })
})
