import { describe, expect, it } from 'vitest'
import { writeBlankSvg } from './blank-svg'

const creases = { length: 303, width: 203, height: 156 }
const words = { title: 'Box <1> & "2"', description: 'mm' }

describe('the blank as an SVG file', () => {
  const file = new DOMParser().parseFromString(writeBlankSvg(creases, words), 'image/svg+xml')
  const svg = file.documentElement

  it('is well-formed, whatever the name of the product', () => {
    expect(file.querySelector('parsererror')).toBeNull()
    expect(file.querySelector('title')?.textContent).toBe(words.title)
  })

  it('has a millimetre as its unit', () => {
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ')
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([`${width}mm`, `${height}mm`])
  })

  it('has cut and crease lines in groups of their own, without a fill', () => {
    const groups = [...file.querySelectorAll('g')]
    expect(groups.map(({ id }) => id)).toEqual(['cut', 'crease'])
    expect(groups.map((group) => group.getAttribute('fill'))).toEqual(['none', 'none'])
    expect(groups[1]?.hasAttribute('stroke-dasharray')).toBe(true)
    expect(file.querySelectorAll('[class], style')).toHaveLength(0)
  })
})
