import { describe, expect, it } from 'vitest'
import { readCliOptions } from './cli-options'

describe('readCliOptions', () => {
  it('leaves out what was not given', () => {
    expect(readCliOptions({})).toEqual({})
  })

  it('reads every flag', () => {
    const values = { port: '0', host: '::1', data: '.data', delay: '250', seed: '7' }
    expect(readCliOptions(values)).toEqual({ port: 0, host: '::1', data: '.data', delay: 250, seed: 7 })
  })

  it.each([{ port: '99999' }, { port: '-1' }, { delay: 'soon' }, { seed: '' }])('refuses %j', (values) => {
    expect(() => readCliOptions(values)).toThrow(/^--/)
  })
})
