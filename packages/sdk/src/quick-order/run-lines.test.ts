import { describe, expect, it } from 'vitest'
import type { RunLine } from '../storage/order-runs'
import { acceptedLines, lostLines, missingLine, nextPart, toAlone, toSending } from './run-lines'

const line = (productId: string, more: Partial<RunLine> = {}): RunLine => ({
  productId,
  quantity: 10,
  outcome: 'waiting',
  ...more,
})
const sent = (productId: string, before = '0') =>
  line(productId, { outcome: 'sending', before, sentAt: 1000 })

describe('nextPart', () => {
  it('has at most 50 lines, and none that has been sent', () => {
    const lines = [sent('a'), ...Array.from({ length: 60 }, (_, index) => line(`b${index}`))]
    expect(nextPart(lines)).toEqual(lines.slice(1, 51))
  })

  it('sends lines that were refused together one by one, after the others', () => {
    const alone = toAlone([sent('a'), sent('b')])
    expect(nextPart([...alone, line('c')])).toEqual([line('c')])
    expect(nextPart(alone)).toEqual([line('a', { isAlone: true })])
  })
})

describe('acceptedLines', () => {
  it('are added where the cart has them on top of what it had, and differ where it has something else', () => {
    const held = { a: '15', b: '99' }
    expect(acceptedLines([sent('a', '5'), sent('b')], { refused: [], held })).toEqual([
      line('a', { outcome: 'added' }),
      line('b', { outcome: 'differs', inCart: 99 }),
    ])
  })

  it('are refused with the reason of the platform', () => {
    const refused = [{ code: 'CART_VALIDATION_ERROR', message: 'Nicht mehr lieferbar.', productId: 'a' }]
    expect(acceptedLines([sent('a')], { refused, held: {} })).toEqual([
      line('a', { outcome: 'refused', code: 'CART_VALIDATION_ERROR', message: 'Nicht mehr lieferbar.' }),
    ])
  })
})

describe('lostLines', () => {
  const after = (held: Readonly<Record<string, string>>, readAt: number) =>
    lostLines([sent('a', '5')], { held, readAt, workTimeMs: 60_000 }).map(({ outcome }) => outcome)

  it.each([
    ['the cart has them', { a: '15' }, 2000, 'added'],
    ['the platform may still work on them', { a: '5' }, 60_999, 'sending'],
    ['the cart has what it had', { a: '5' }, 61_000, 'waiting'],
    ['somebody else has changed the line', { a: '7' }, 61_000, 'unknown'],
    ['the clock was set back', { a: '5' }, 0, 'waiting'],
  ])('when %s', (_when, held, readAt, outcome) => {
    expect(after(held, readAt)).toEqual([outcome])
  })

  it('are sent once more, and then have failed', () => {
    const again = missingLine(sent('a'))
    expect(again).toEqual(line('a', { losses: 1 }))
    const [second] = toSending([again], { held: {}, now: 1 })
    expect(second && missingLine(second)).toMatchObject({ outcome: 'failed' })
  })
})
