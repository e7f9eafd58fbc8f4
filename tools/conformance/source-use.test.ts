import { describe, expect, it } from 'vitest'
import { createIsUsed, hasName } from './source-use.ts'

const texts: Readonly<Record<string, string>> = {
  'cart.ts': [
    'export interface Cart { load(): Promise<void> }',
    'export const createCart = (): Cart => ({ load })',
    'const load = async () => {}',
    'export const dropCart = () => {}',
  ].join('\n'),
  'ports.ts': 'export interface Scope { isGuest: boolean }\n',
  'idle.ts': 'export function idle() {}\n',
  'look.css': '.look {}',
}
const kept = new Map([
  ['cart.ts', 'var createCart = () => ({ load: load$1 })\nvar load$1 = async () => {}'],
  ['look.css', ''],
])
const isUsed = createIsUsed(kept, (file) => texts[file] ?? '')

describe('the shop', () => {
  it.each([
    ['cart.ts', '', true],
    ['cart.ts', 'createCart', true],
    ['cart.ts', 'load', true],
    ['cart.ts', 'dropCart', false],
    ['cart.ts', 'Cart', true],
    ['cart.ts', 'Cart.load', true],
    ['ports.ts', 'Scope.isGuest', true],
    ['idle.ts', '', false],
    ['idle.ts', 'idle', false],
    ['look.css', '', true],
    ['gone.ts', '', false],
  ])('uses of %s %j: %s', (file, name, expected) => {
    expect(isUsed({ file, name })).toBe(expected)
  })
})

describe('hasName', () => {
  it.each([
    ['Cart.load', true],
    ['dropCart', true],
    ['drop', false],
    ['Cart.drop', false],
    ['', true],
  ])('%j: %s', (name, expected) => {
    expect(hasName(texts['cart.ts'] ?? '', name)).toBe(expected)
  })
})
