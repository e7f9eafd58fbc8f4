import { describe, expect, it } from 'vitest'
import { readCliOptions } from './cli-options'

describe('readCliOptions', () => {
  it('leaves out what was not given, and takes the next port for the payment pages', () => {
    expect(readCliOptions({})).toEqual({ paymentPort: 8788 })
  })

  it('reads every flag', () => {
    const texts = { port: '0', host: '::1', data: '.data', delay: '250', seed: '7', 'session-hours': '12' }
    expect(readCliOptions({ ...texts, csrf: true })).toEqual({
      port: 0,
      paymentPort: 0,
      host: '::1',
      data: '.data',
      delay: 250,
      seed: 7,
      csrf: true,
      sessionHours: 12,
    })
  })

  it('passes on a catalogue, and reads how many products there are', () => {
    expect(readCliOptions({ catalog: '[]', products: '500' })).toMatchObject({ catalog: '[]', products: 500 })
    for (const products of ['0', '20001', 'many'])
      expect(() => readCliOptions({ products })).toThrow(/^--products/)
  })

  it('reads further ids of the webstores', () => {
    const webstore = ['0ZExx0000000001AAA=CH', '0ZExx0000000002AAA=DE']
    expect(readCliOptions({ webstore })).toMatchObject({
      webstoreAliases: { '0ZExx0000000001AAA': 'CH', '0ZExx0000000002AAA': 'DE' },
    })
    for (const wrong of ['0ZExx0000000001AAA', '0ZExx0000000001AAA=AT', '=CH']) {
      expect(() => readCliOptions({ webstore: [wrong] })).toThrow(/^--webstore/)
    }
  })

  it('reads how quotes are sold and refused', () => {
    const flags = { 'expired-quotes': 'accept', 'quote-errors': 'failed' }
    expect(readCliOptions(flags)).toMatchObject({ expiredQuotes: 'accept', quoteErrors: 'failed' })
    for (const name of ['expired-quotes', 'quote-errors'])
      expect(() => readCliOptions({ [name]: 'perhaps' })).toThrow(new RegExp(`^Error: --${name} is .+ or `))
  })

  it.each([{ port: '99999' }, { port: '-1' }, { delay: 'soon' }, { seed: '' }])('refuses %j', (values) => {
    expect(() => readCliOptions(values)).toThrow(/^--/)
  })
})
