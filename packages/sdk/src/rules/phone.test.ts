import { describe, expect, it } from 'vitest'
import { formatPhone, phoneHref } from './phone'

describe('formatPhone', () => {
  it.each([
    ['+14155550123', '(415) 555-0123'],
    ['+1 415 555 0123', '(415) 555-0123'],
    ['+1 (415) 555-0123', '(415) 555-0123'],
    ['+1.415.555.0123', '(415) 555-0123'],
    ['+1-415-555-0123', '(415) 555-0123'],
    ['  +14155550123 ', '(415) 555-0123'],
    ['+10005550123', '(000) 555-0123'],
    ['+1415555012', '+1415555012'],
    ['+141555501234', '+141555501234'],
    ['+1 415 555 0123 ext. 4', '+1 415 555 0123 ext. 4'],
    ['+1/415/555/0123', '+1/415/555/0123'],
    ['14155550123', '14155550123'],
    ['+41 71 555 01 00', '+41 71 555 01 00'],
    ['x+14155550123', 'x+14155550123'],
    ['+1٤155550123', '+1٤155550123'],
    ['', ''],
    ['  ', ''],
    [null, ''],
    [14155550123, ''],
  ])('[5-13] %j is shown as %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })
})

describe('phoneHref', () => {
  it.each([
    ['+41 71 555 01 00', 'tel:+41715550100'],
    ['Tel: +41 71 555 01 00', 'tel:+41715550100'],
    ['TEL:+41\u00a071', 'tel:+4171'],
    [' tel:071 ', 'tel:071'],
    ['Fon: 071', 'tel:Fon:071'],
    ['071 <script>', 'tel:071%3Cscript%3E'],
    ['.', undefined],
    [' . ', undefined],
    ['Tel:', undefined],
    ['', undefined],
    [undefined, undefined],
    [71, undefined],
  ])('[3.navigation-and-footer-4] %j leads to %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})
