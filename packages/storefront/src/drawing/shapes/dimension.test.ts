import { describe, expect, it } from 'vitest'
import { boxDimensions } from './box-dimensions'
import { dimensionLine } from './dimension'
import { point } from './projection'

const edge = (length: number) => [point(0, 0), point(length, 0)] as const
const below = { away: [0, 1] as const, offset: 20, size: 14 }

describe('dimensionLine', () => {
  it('runs along the edge, with the label in the middle', () => {
    const { line, label } = dimensionLine(edge(200), { ...below, text: '300' })
    expect(line).toBe('M0 20L200 20')
    expect(label).toEqual({ x: 100, y: 20, text: '300' })
  })

  it('has extension lines from 5 px off the body to 4 px beyond the line', () => {
    expect(dimensionLine(edge(200), { ...below, text: '300' }).extensions).toBe('M0 5L0 24M200 5L200 24')
  })

  it('ends in ticks at 45 degrees', () => {
    expect(dimensionLine(edge(200), { ...below, text: '300' }).ticks).toBe('M-4 24L4 16M196 24L204 16')
  })

  it('moves the label outside when the line is shorter than label and 14 px', () => {
    expect(dimensionLine(edge(20), { ...below, text: '100' }).label.y).toBeGreaterThan(20 + 14)
    expect(dimensionLine(edge(60), { ...below, text: '100' }).label.y).toBe(20)
  })
})

describe('boxDimensions', () => {
  const box = { length: 300, width: 200, height: 150 }

  it('keeps the order length, width, height', () => {
    const lines = boxDimensions(box, {
      scale: 1,
      size: 14,
      labels: { height: 'H 150', width: 'B 200', length: 'L 300' },
    })
    expect(lines.map(({ label }) => label.text)).toEqual(['L 300', 'B 200', 'H 150'])
  })

  it('omits dimensions without a label', () => {
    expect(
      boxDimensions(box, { scale: 1, size: 14, labels: { width: '?' } }).map(({ label }) => label.text),
    ).toEqual(['?'])
  })
})
