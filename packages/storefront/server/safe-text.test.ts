import { describe, expect, it } from 'vitest'
import { safeStack, safeText } from './safe-text'

describe('safeText', () => {
  it.each([
    ['the category menu cannot be loaded', 'the category menu cannot be loaded'],
    ['page /my/orders/0900-42?page=AAAA', 'page …'],
    ['fetch https://u:p@shop.example/x failed', 'fetch … failed'],
    ['no account of lea.keller@example.com', 'no account of …'],
    [`Unexpected token 'h', "hunter two" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['Cannot convert 12ab345 to a BigInt', 'Cannot convert … to a BigInt'],
    ['order 0900001234 is gone', 'order … is gone'],
    ['a=secret&b=secret', '…'],
    ['%E0%A4%A is no path', '… is no path'],
    ['two\nlines {"level":"fatal"}', 'two lines {…:…}'],
  ])('%s', (text, safe) => {
    expect(safeText(text)).toBe(safe)
  })

  it('has an end', () => {
    expect(safeText('word '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  })
})

describe('safeStack', () => {
  it('is frames alone, without the message and without queries, and has an end', () => {
    const frames = Array.from(
      { length: 30 },
      (_, line) => `    at run (file:///shop/server.js?t=1:${line}:5)`,
    )
    const stack = safeStack({ stack: ['Error: hunter2', 'second line of hunter2', ...frames].join('\n') })
    expect(stack.split('\n')).toHaveLength(8)
    expect(stack.split('\n')[0]).toBe('at run (file:///shop/server.js:0:5)')
    expect(stack).not.toContain('hunter2')
  })

  it('of an error without a stack is empty', () => {
    expect(safeStack({})).toBe('')
  })
})
