import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserSprite } from './browser-sprite'
import { Drawing } from './drawing'
import type { DrawingCode } from './drawing-code'
import { DrawnPage, renderDrawings } from './drawn-page.fixture'
import * as drawingCode from './shapes/drawing-code'

const box = <Drawing kind="box" {...{ length: 300, width: 200, height: 150 }} scale={1} />
const blank = (
  <Drawing kind="blank" {...{ length: 300, width: 200, height: 150 }} fit={{ width: 90, height: 60 }} />
)
const symbols = () => [...document.querySelectorAll('symbol')]

/** A page whose drawing code arrives, or fails, when a test says so. */
function visit(...drawings: readonly ReactElement[]) {
  const code = Promise.withResolvers<DrawingCode>()
  const loadCode = vi.fn(() => code.promise)
  const reportFailure = vi.fn()
  const sprite = createBrowserSprite(() => document, loadCode)
  const page = (current: readonly ReactElement[]) => (
    <DrawnPage sprite={sprite} reportFailure={reportFailure}>
      {current.map((drawing, index) => (
        <div key={index}>{drawing}</div>
      ))}
    </DrawnPage>
  )
  const { container, rerender } = render(page(drawings))
  return {
    loadCode,
    reportFailure,
    sizes: () =>
      [...container.querySelectorAll('svg')].map(
        (svg) => `${svg.getAttribute('width')} × ${svg.getAttribute('height')}`,
      ),
    show: (...current: readonly ReactElement[]) => act(async () => rerender(page(current))),
    arrive: () => act(async () => code.resolve(drawingCode)),
    fail: () => act(async () => code.reject(new TypeError('no network'))),
  }
}

afterEach(() => document.body.replaceChildren())

describe('createBrowserSprite', () => {
  it('adds nothing to what the server wrote', () => {
    const served = document.createElement('div')
    served.innerHTML = `<svg>${renderDrawings(box).symbols}</svg>`
    document.body.append(served)
    const { loadCode, sizes } = visit(box, box)
    expect(sizes()).toEqual(['435.4 × 402.4', '435.4 × 402.4'])
    expect(loadCode).not.toHaveBeenCalled()
    expect(symbols()).toHaveLength(1)
  })

  it('adds missing symbols, with code that is loaded once for all of them', async () => {
    const { loadCode, arrive, sizes, show } = visit(box, blank, box)
    expect(sizes()).toEqual(['435 × 402', '90 × 60', '435 × 402'])
    await arrive()
    expect(symbols()).toHaveLength(2)
    expect(symbols()[0]?.querySelectorAll('path').length).toBeGreaterThan(3)
    expect(symbols()[0]?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(symbols()[0]?.closest('[hidden]')).not.toBeNull()
    expect(sizes()).toEqual(['435.4 × 402.4', '89.4 × 31.8', '435.4 × 402.4'])
    await show(box)
    expect(symbols()).toHaveLength(2)
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('adds what is current later', async () => {
    const { arrive, show, sizes } = visit(box)
    await arrive()
    await show(box, blank)
    expect(symbols()).toHaveLength(2)
    expect(sizes()).toEqual(['435.4 × 402.4', '89.4 × 31.8'])
  })

  it('draws what a server would write', async () => {
    const { arrive } = visit(box)
    await arrive()
    expect(symbols()[0]?.outerHTML).toBe(renderDrawings(box).symbols)
  })

  it('reports once that the code cannot be loaded, keeps the space, and tries again for the next drawing', async () => {
    const { fail, reportFailure, loadCode, show, sizes } = visit(box, blank)
    await fail()
    expect(reportFailure.mock.calls).toEqual([[new TypeError('no network'), 'the drawings']])
    expect(sizes()).toEqual(['435 × 402', '90 × 60'])
    expect(symbols()).toEqual([])
    loadCode.mockResolvedValue(drawingCode)
    await show(box, blank, <Drawing kind="flute-section" flute="B" scale={5} />)
    expect(symbols()).toHaveLength(3)
    expect(reportFailure).toHaveBeenCalledTimes(1)
  })
})
