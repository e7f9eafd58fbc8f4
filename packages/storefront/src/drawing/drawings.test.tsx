import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BoxDrawing } from './box-drawing'
import { CategoryDrawing } from './category-drawing'
import { GoodsDrawing } from './goods-drawing'
import { GoodsInBoxDrawing } from './goods-in-box-drawing'

const size = { length: 300, width: 200, height: 150 }
const page = renderToStaticMarkup(
  <BoxDrawing
    {...size}
    flute="B"
    fit={{ width: 640, height: 560 }}
    print={['300 × 200 × 150 mm', 'FEFCO 0201']}
  />,
)

describe('drawings', () => {
  const categories = ['boxes', 'mailers', 'fill', 'tape', 'pallet', 'label', 'present']
  const drawCategory = (category: string) => renderToStaticMarkup(<CategoryDrawing category={category} />)

  it('have no style attribute, which the security policy would block', () => {
    const markup = [page, ...[...categories, 'custom'].map(drawCategory)].join('')
    expect(markup).not.toContain('style=')
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('show each category differently, and the blank for unknown ones', () => {
    expect(new Set([...categories, 'unknown'].map(drawCategory)).size).toBe(categories.length + 1)
    expect(drawCategory('present-gift')).toBe(drawCategory('present'))
  })

  it('are decorative without a title and an image with one', () => {
    expect(renderToStaticMarkup(<GoodsDrawing attributes={size} />)).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(<GoodsDrawing attributes={size} title="Folding box" />)
    expect(named).toContain('role="img" aria-label="Folding box"')
  })

  it('are smaller than 1.4 KB as a list thumbnail and 15 KB on the product page', () => {
    const thumbnail = renderToStaticMarkup(
      <GoodsDrawing attributes={{ ...size, kind: 'boxes-fold-single', flute: 'B' }} />,
    )
    expect(thumbnail.length).toBeLessThan(1400)
    expect(page.length).toBeLessThan(15_000)
  })

  it('have flutes and print only if the longest edge exceeds 90 px', () => {
    expect(page).toContain('FEFCO 0201')
    expect(
      renderToStaticMarkup(<BoxDrawing {...size} scale={0.098} print={['300', 'FEFCO 0201']} />),
    ).not.toContain('FEFCO')
  })

  it('do not exceed the size they are fitted to', () => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []
    expect(Number(width)).toBeLessThanOrEqual(640)
    expect(Number(height)).toBeLessThanOrEqual(560)
  })

  it('can show goods as large as the box', () => {
    expect(renderToStaticMarkup(<GoodsInBoxDrawing box={size} goods={size} />)).toContain('<path')
  })
})
