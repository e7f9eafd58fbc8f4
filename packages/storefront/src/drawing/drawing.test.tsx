import { describe, expect, it } from 'vitest'
import { Drawing } from './drawing'
import type { DrawingContent } from './drawing-content'
import { renderDrawings } from './drawn-page.fixture'

const size = { length: 300, width: 200, height: 150 }
const fit = { width: 230, height: 164 }
const thumbnail: DrawingContent = {
  kind: 'goods',
  attributes: { ...size, kind: 'boxes-fold-single', flute: 'B' },
}
const large: DrawingContent = {
  kind: 'box',
  ...size,
  flute: 'B',
  fit: { width: 640, height: 560 },
  print: ['300 × 200 × 150 mm', 'FEFCO 0201'],
}
const drawn = (content: DrawingContent) => renderDrawings(<Drawing {...content} />).symbols

describe('Drawing', () => {
  const categories = ['boxes', 'mailers', 'fill', 'tape', 'pallet', 'label', 'present']
  const drawCategory = (category: string) =>
    drawn({ kind: 'category', category, fit }).replace(/ id="\w+"/, '')

  it('has no style attribute, which the security policy would block', () => {
    const markup = [drawn(large), ...[...categories, 'custom'].map(drawCategory)].join('')
    expect(markup).not.toContain('style=')
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('shows each category differently, and the blank for unknown ones', () => {
    expect(new Set([...categories, 'unknown'].map(drawCategory)).size).toBe(categories.length + 1)
    expect(drawCategory('present-gift')).toBe(drawCategory('present'))
  })

  it('is decorative without a title and an image with one', () => {
    expect(renderDrawings(<Drawing {...thumbnail} />).html).toContain('aria-hidden="true"')
    const named = renderDrawings(<Drawing {...thumbnail} title="Folding box" />).html
    expect(named).toContain('role="img" aria-label="Folding box"')
    // Its texts are not read again after its name.
    expect(named).toMatch(/<g aria-hidden="true"><use [^>]+><\/use><\/g>/)
  })

  it('has a symbol of less than 1.1 KB as a list thumbnail and 15 KB on the product page', () => {
    expect(drawn(thumbnail).length).toBeLessThan(1100)
    expect(drawn(large).length).toBeLessThan(15_000)
  })

  it('is hydrated as an element of less than 240 characters, whatever it shows', () => {
    expect(renderDrawings(<Drawing {...large} />).html).toMatch(
      /^<svg [^>]+><use href="#\w+"><\/use><\/svg>$/,
    )
    expect(renderDrawings(<Drawing {...large} />).html.length).toBeLessThan(240)
  })

  it('has flutes and print only if the longest edge exceeds 90 px', () => {
    expect(drawn(large)).toContain('FEFCO 0201')
    expect(drawn({ kind: 'box', ...size, scale: 0.098, print: ['300', 'FEFCO 0201'] })).not.toContain('FEFCO')
  })

  it('has the size of its symbol, which does not exceed the one it is fitted to', () => {
    const { html, symbols } = renderDrawings(<Drawing {...large} />)
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(html) ?? []
    expect(html).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(symbols).toMatch(new RegExp(`viewBox="\\S+ \\S+ ${width} ${height}"`))
    expect(Number(width)).toBeLessThanOrEqual(640)
    expect(Number(height)).toBeLessThanOrEqual(560)
  })

  it('can show goods as large as the box', () => {
    expect(drawn({ kind: 'goods-in-box', box: size, goods: size })).toContain('<path')
  })
})
