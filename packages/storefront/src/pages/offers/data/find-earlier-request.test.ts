import { describe, expect, it } from 'vitest'
import { isAnswer } from './find-earlier-request'

const line = (productId: string | null, quantity: string | null) => ({
  ...{ id: '1', productName: null, sku: null, urlName: null, description: null },
  ...{ productId, quantity, listPrice: null, unitPrice: null, total: null },
})
const note = (content: string) => ({ title: null, content, author: null, writtenAt: null })
const [box, carton] = ['01tCN0001001100YAA', '01tCN0001001180YAA']

describe('the offer that a form has asked for before', () => {
  it.each([
    ['the same', [line(box, '50')], [note('bald')], `${box}:50`, 'bald', true],
    [
      'another order, id and number',
      [line(carton, '5.0'), line(box.slice(0, 15), '50')],
      [],
      `${box}:50,${carton}:5`,
      '',
      true,
    ],
    ['another quantity', [line(box, '25')], [], `${box}:50`, '', false],
    ['another product', [line(carton, '50')], [], `${box}:50`, '', false],
    ['more items', [line(box, '50'), line(carton, '5')], [], `${box}:50`, '', false],
    ['another wish', [line(box, '50')], [note('bald')], `${box}:50`, 'sofort', false],
    ['no wish', [line(box, '50')], [note('bald')], `${box}:50`, '', false],
    ['an answer to the wish', [line(box, '50')], [note('bald'), note('gern')], `${box}:50`, ' bald', true],
    ['nothing', [], [], `${box}:50`, '', false],
  ])('is one with %s: %#', (_, lines, notes, sent, wish, expected) => {
    expect(isAnswer({ lines, notes }, { lines: sent, wish })).toBe(expected)
  })
})
