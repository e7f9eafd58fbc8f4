import { describe, expect, it } from 'vitest'
import { toDescription } from './description-text'

const words = (count: number, word = 'Karton') => Array.from({ length: count }, () => word).join(' ')

describe('toDescription', () => {
  it('keeps a short text as one line', () => {
    expect(toDescription('  Faltkarton.\n  Braun,  einwellig. ')).toBe('Faltkarton. Braun, einwellig.')
  })

  it('keeps what is just short enough', () => {
    const text = 'x'.repeat(160)
    expect(toDescription(text)).toBe(text)
  })

  it('cuts a long text between two words', () => {
    expect(toDescription(words(40))).toBe(`${words(22)}…`)
  })

  it('keeps a word that ends where the room does', () => {
    const text = `${'x'.repeat(79)} ${'y'.repeat(79)}`
    expect(toDescription(`${text} z`)).toBe(`${text}…`)
  })

  it('leaves no sign before the cut', () => {
    expect(toDescription(`${'x'.repeat(150)}, ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(150)}…`)
  })

  it('never grows longer than what is shown, even without a blank', () => {
    expect(toDescription('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`)
  })
})
