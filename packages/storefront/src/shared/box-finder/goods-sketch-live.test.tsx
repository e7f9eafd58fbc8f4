import type { Dimensions } from '@cartonnage/sdk/rules'
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrawingCollector } from '../../drawing/drawing-collector'
import { DrawnPage } from '../../drawing/drawn-page.fixture'
import * as drawingCode from '../../drawing/shapes/drawing-code'
import { createI18n } from '../../i18n/create-i18n'
import { GoodsSketch } from './goods-sketch'

const loadDrawingCode = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../drawing/drawing-code', () => ({ currentDrawingCode: () => undefined, loadDrawingCode }))

/** The sketch of a page that came from the server. */
async function visit(entered: Partial<Dimensions>) {
  const texts = await createI18n('de-CH', ['box-finder'])
  const sprite = createDrawingCollector()
  const reportFailure = vi.fn()
  const page = (goods: Partial<Dimensions>) => (
    <I18nextProvider i18n={texts}>
      <DrawnPage sprite={sprite} reportFailure={reportFailure}>
        <GoodsSketch entered={goods} />
      </DrawnPage>
    </I18nextProvider>
  )
  const { container, rerender } = render(page(entered))
  return {
    reportFailure,
    labels: () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent),
    symbol: () => container.querySelector('use')?.getAttribute('href'),
    enter: (goods: Partial<Dimensions>) => act(async () => rerender(page(goods))),
  }
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => {
  vi.unstubAllGlobals()
  loadDrawingCode.mockReset()
})

describe('GoodsSketch', () => {
  it('is the symbol of the server while the fields are as they came', async () => {
    const { symbol, labels, enter } = await visit({ length: 300 })
    await enter({ length: 300 })
    expect(symbol()).toMatch(/^#d/)
    expect(labels()).toEqual([])
    expect(loadDrawingCode).not.toHaveBeenCalled()
  })

  it('follows the fields with code that is loaded once', async () => {
    loadDrawingCode.mockResolvedValue(drawingCode)
    const { symbol, labels, enter } = await visit({})
    await enter({ length: 300 })
    expect(labels()).toEqual(['L 300', 'B ?', 'H ?'])
    await enter({ length: 300, width: 120 })
    expect(labels()).toEqual(['L 300', 'B 120', 'H ?'])
    await enter({})
    expect(labels()).toEqual(['L ?', 'B ?', 'H ?'])
    expect(symbol()).toBeUndefined()
    expect(loadDrawingCode).toHaveBeenCalledTimes(1)
  })

  it('stays as it came where the code cannot be loaded, which is reported', async () => {
    loadDrawingCode.mockRejectedValue(new TypeError('no network'))
    const { symbol, enter, reportFailure } = await visit({})
    const before = symbol()
    await enter({ length: 300 })
    expect(symbol()).toBe(before)
    expect(reportFailure.mock.calls).toEqual([[new TypeError('no network'), 'the drawings']])
  })
})
