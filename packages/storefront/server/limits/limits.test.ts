import { describe, expect, it } from 'vitest'
import { defaultLimits, readLimits } from './limits'

const read = (text: string) => {
  const problems: string[] = []
  const limits = readLimits(text, (problem) => problems.push(problem))
  return { limits, problems }
}

describe('readLimits', () => {
  it('uses the defaults where nothing is set', () => {
    const decided = Object.entries(defaultLimits).map(([kind, { max, seconds }]) => [kind, max, seconds])
    expect(decided).toEqual([
      ['sign-in.address', 10, 60],
      ['sign-in.name', 5, 900],
      ['sign-in.name-then', 1, 60],
      ['registration.address', 5, 3_600],
      ['codes.address', 10, 900],
      ['codes.name', 3, 900],
      ['codes.name-then', 1, 60],
      ['code-entries.address', 30, 900],
      ['code-entries.name', 15, 900],
      ['withdrawal.address', 5, 3_600],
      ['withdrawal.recipient', 3, 86_400],
      ['requests.address', 10, 3_600],
      ['requests.recipient', 5, 86_400],
      ['order-lookup.address', 20, 900],
      ['order-lookup.order', 10, 3_600],
      ['order-lookup.order-then', 1, 60],
      ['coupons.address', 100, 3_600],
      ['coupons.session', 20, 3_600],
      ['payments.address', 60, 3_600],
      ['payments.session', 20, 3_600],
      ['orders.address', 20, 3_600],
      ['orders.address-then', 1, 60],
      ['orders.session', 10, 3_600],
      ['orders.session-then', 1, 60],
      ['order-lists.address', 20, 60],
      ['files.address', 60, 3_600],
      ['file-megabytes.address', 300, 3_600],
      ['file-claims.address', 40, 86_400],
      ['orders.recipient', 10, 86_400],
      ['reservations.address', 30, 3_600],
      ['reservations.address-then', 1, 60],
    ])
    expect(read('')).toEqual({ limits: defaultLimits, problems: [] })
  })

  it('changes what is named and nothing else', () => {
    const { limits, problems } = read('sign-in.address=100/60, coupons.session=1/5')
    expect(problems).toEqual([])
    expect(limits).toEqual({
      ...defaultLimits,
      'sign-in.address': { max: 100, seconds: 60 },
      'coupons.session': { max: 1, seconds: 5 },
    })
  })

  it.each([
    'sign-in.address',
    'sign-in.address=10',
    'sign-in.address=0/60',
    'sign-in.address=10/0',
    'sign-in.address=1000001/60',
    'sign-in.address=10/604801',
    'sign-in.address=-1/60',
    'sign-in.address=10/1m',
    'sign-in=10/60',
    'toString=10/60',
  ])('complains about %s and names what there is', (entry) => {
    const { limits, problems } = read(`${entry} coupons.session=1/5`)
    expect(problems).toEqual([expect.stringContaining(`'${entry}' is not a limit`)])
    expect(problems[0]).toContain('withdrawal.recipient')
    expect(limits['coupons.session']).toEqual({ max: 1, seconds: 5 })
  })
})
