import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Drawing } from './drawing'
import { createDrawingCollector } from './drawing-collector'
import { DrawnPage, renderDrawings } from './drawn-page.fixture'

const size = { length: 300, width: 200, height: 150 }
const box = <Drawing kind="box" {...size} />
const idsOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, id]) => id)

describe('createDrawingCollector', () => {
  it('writes a symbol for each drawing of the page', () => {
    const { html, symbols } = renderDrawings([
      <Drawing key="box" kind="box" {...size} />,
      <Drawing key="long" kind="box" {...size} length={600} />,
      <Drawing key="flute" kind="flute-section" flute="BC" scale={5} />,
    ])
    const used = idsOf(html, /href="#(\w+)"/g)
    expect(new Set(used).size).toBe(3)
    expect(idsOf(symbols, /<symbol id="(\w+)"/g)).toEqual(used)
  })

  it('writes a drawing that is used twice once', () => {
    const { html, symbols } = renderDrawings([
      <Drawing key="first" kind="box" {...size} />,
      <Drawing key="again" kind="box" {...size} className="other" title="A box" muted />,
    ])
    expect(html.match(/<use/g)).toHaveLength(2)
    expect(symbols.match(/<symbol/g)).toHaveLength(1)
  })

  it('writes what it wrote for the page before', () => {
    const first = renderDrawings(box)
    expect(renderDrawings(box)).toEqual(first)
    expect(renderDrawings(null).symbols).toBe('')
  })

  it('knows sizes while the page is rendered, and renders nothing until it is', () => {
    const collector = createDrawingCollector()
    const html = renderToStaticMarkup(
      <DrawnPage sprite={collector}>
        <Drawing kind="box" {...size} scale={1} />
      </DrawnPage>,
    )
    expect(html).toContain('width="435.4" height="402.4"')
    expect(collector.writeSymbols()).toContain('435.4 402.4')
  })
})
