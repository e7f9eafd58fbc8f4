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
  it('carry no style attribute, which the security policy would block', () => {
    const all = ['boxes', 'mailers', 'fill', 'tape', 'pallet', 'label', 'present', 'custom']
    const markup =
      page +
      renderToStaticMarkup(all.map((category) => <CategoryDrawing key={category} category={category} />))
    expect(markup).not.toContain('style=')
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('are decoration without a title and an image with one', () => {
    expect(renderToStaticMarkup(<GoodsDrawing attributes={size} />)).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(<GoodsDrawing attributes={size} title="Folding box" />)
    expect(named).toContain('role="img" aria-label="Folding box"')
  })

  it('stay under 1.4 KB as a list thumbnail and 15 KB on the product page', () => {
    const thumbnail = renderToStaticMarkup(
      <GoodsDrawing attributes={{ ...size, kind: 'boxes-fold-single', flute: 'B' }} />,
    )
    expect(thumbnail.length).toBeLessThan(1400)
    expect(page.length).toBeLessThan(15_000)
  })

  it('keep flutes and print for pictures whose long edge exceeds 90 px', () => {
    expect(page).toContain('FEFCO 0201')
    expect(
      renderToStaticMarkup(<BoxDrawing {...size} scale={0.098} print={['300', 'FEFCO 0201']} />),
    ).not.toContain('FEFCO')
  })

  it('do not exceed the room they are fitted to', () => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []
    expect(Number(width)).toBeLessThanOrEqual(640)
    expect(Number(height)).toBeLessThanOrEqual(560)
  })

  it('show goods as large as the box without a break', () => {
    expect(renderToStaticMarkup(<GoodsInBoxDrawing box={size} goods={size} />)).toContain('<path')
  })
})
