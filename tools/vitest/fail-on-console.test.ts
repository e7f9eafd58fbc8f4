import { describe, expect, it } from 'vitest'
import { expectConsole } from './fail-on-console'

describe('expectConsole', () => {
  it('allows an announced line', () => {
    expectConsole('error', /cart \d+ is gone/)
    console.error('cart', 7, 'is gone')
  })

  it('takes a plain text as part of the line', () => {
    expectConsole('warn', 'is late')
    console.warn('the answer is late (3 s)')
  })

  it.fails('fails a test that writes without announcing', () => {
    console.error('a surprise')
  })

  it.fails('fails a test whose announced line never came', () => {
    expectConsole('error', 'never written')
    expect(true).toBe(true)
  })
})
