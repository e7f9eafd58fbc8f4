import { storageEntries } from '@cartonnage/sdk'
import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { ShopProvider } from './shop-provider'
import { useBoxFinder } from './use-box-finder'
import { boxDimensions } from './use-box-finder-form'
import type { BoxFinderFormOptions } from './use-box-finder-form'

type Page = BoxFinderFormOptions['page']

const elsewhere: Page = { path: '/category/boxes', fields: {} }
const results = (length = '300'): Page => ({
  path: '/global-search/x',
  term: boxFinderSearchTerm,
  fields: { length, width: '200', height: '150' },
})

interface FinderProps {
  readonly page: Page
  readonly onFind?: BoxFinderFormOptions['onFind']
  readonly onReset?: () => void
}

function Finder({ page, onFind = vi.fn(), onReset = vi.fn() }: FinderProps) {
  const finder = useBoxFinder({ page, onFind, onReset })
  return (
    <details {...finder.detailsProps} data-automatic={finder.isAutomatic} suppressHydrationWarning>
      <summary>Box Finder</summary>
      <form {...finder.formProps}>
        {boxDimensions.map((dimension) => (
          <input key={dimension} aria-label={dimension} {...finder.fieldProps(dimension)} />
        ))}
        <button {...finder.findProps}>Find</button>
        <button type="button" onClick={finder.reset}>
          Reset
        </button>
      </form>
      <output>{JSON.stringify(finder.entered)}</output>
      <p data-testid="said">
        {JSON.stringify([...boxDimensions.map((dimension) => finder.problem(dimension)), finder.converted])}
      </p>
      <button type="button" onClick={finder.toggle}>
        Toggle
      </button>
    </details>
  )
}

function open(page: Page = elsewhere, width = 1200) {
  vi.stubGlobal('innerWidth', width)
  const client = createTestClient()
  const listeners = { search: vi.fn(), boxopened: vi.fn() }
  client.events.on('search', listeners.search)
  client.events.on('boxopened', listeners.boxopened)
  const onFind = vi.fn()
  const onReset = vi.fn()
  const tree = (current: Page) => (
    <ShopProvider client={client}>
      <Finder page={current} onFind={onFind} onReset={onReset} />
    </ShopProvider>
  )
  const view = render(tree(page))
  return { client, ...listeners, onFind, onReset, goTo: (next: Page) => view.rerender(tree(next)), tree }
}

const details = () => screen.getByText<HTMLElement>('Box Finder').closest('details')
const isOpen = () => details()?.open
const field = (dimension: string) => screen.getByLabelText<HTMLInputElement>(dimension)
const find = () => screen.getByText<HTMLButtonElement>('Find')
const isGrey = () => find().getAttribute('aria-disabled') === 'true'
const values = () => boxDimensions.map((dimension) => field(dimension).value)
const said = (): unknown[] => JSON.parse(screen.getByTestId('said').textContent)
const stored = ({ client: { storage } }: ReturnType<typeof open>) => [
  storage.read(storageEntries.boxFinderLength),
  storage.read(storageEntries.boxFinderWidth),
  storage.read(storageEntries.boxFinderHeight),
]

const type = (texts: readonly string[]) =>
  boxDimensions.forEach((dimension, index) =>
    fireEvent.input(field(dimension), { target: { value: texts[index] } }),
  )

afterEach(() => vi.unstubAllGlobals())

describe('useBoxFinder', () => {
  it('[4.box-finder-1] is opened and closed by its toggle', () => {
    open()
    expect(isOpen()).toBe(false)
    fireEvent.click(screen.getByText('Toggle'))
    expect(isOpen()).toBe(true)
    fireEvent.click(screen.getByText('Toggle'))
    expect(isOpen()).toBe(false)
  })

  it('[2.4-18] reports each time that it opens or closes', async () => {
    const { boxopened } = open()
    await userEvent.click(screen.getByText('Box Finder'))
    await vi.waitFor(() => expect(boxopened.mock.calls).toEqual([[{ showFinder: true }]]))
    await userEvent.click(screen.getByText('Box Finder'))
    await vi.waitFor(() => expect(boxopened).toHaveBeenLastCalledWith({ showFinder: false }))
    expect(boxopened).toHaveBeenCalledTimes(2)
  })

  it('closes on Escape and returns the focus', async () => {
    open()
    expect(fireEvent.keyDown(field('length'), { key: 'Escape' })).toBe(true)
    fireEvent.click(screen.getByText('Toggle'))
    field('length').focus()
    expect(fireEvent.keyDown(field('length'), { key: 'Escape' })).toBe(false)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(screen.getByText('Box Finder'))
  })

  it.each([
    [768, false],
    [769, true],
  ])('[2.4-15] [9-12] opens automatically at its results in a window of %i px: %s', (width, expected) => {
    open(results(), width)
    expect(isOpen()).toBe(expected)
  })

  it('[2.4-16] is closed and empty on every other page, even one that the results link to', () => {
    const { goTo } = open(results())
    expect(isOpen()).toBe(true)
    goTo(elsewhere)
    expect(isOpen()).toBe(false)
    expect(values()).toEqual(['', '', ''])
    expect(isGrey()).toBe(true)
  })

  it('[2.4-12] [2.4-13] [2.4-14] is filled from the URL of its results, with Find enabled', () => {
    const { goTo } = open()
    goTo(results())
    expect(values()).toEqual(['300', '200', '150'])
    expect(isGrey()).toBe(false)
    goTo(results('400'))
    expect(values()).toEqual(['400', '200', '150'])
  })

  it('keeps its state while the page is the same', () => {
    const { goTo } = open(results())
    fireEvent.click(screen.getByText('Toggle'))
    type(['1', '2', '3'])
    goTo({ ...results(), path: '/global-search/x' })
    expect(isOpen()).toBe(false)
    expect(values()).toEqual(['1', '2', '3'])
  })

  it('[4.box-finder-2] [5-3] enables Find with the third dimension and disables it without one', () => {
    open()
    expect(isGrey()).toBe(true)
    type(['300', '200', ''])
    expect(isGrey()).toBe(true)
    type(['300', '200', '150'])
    expect(isGrey()).toBe(false)
    type(['', '200', '150'])
    expect(isGrey()).toBe(true)
  })

  it.each(['0', '000', '2.5', '-1', 'abc', '1e3', ' '])('[5-4] counts %j as missing', (text) => {
    open()
    type([text, '200', '150'])
    expect(isGrey()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('{"width":200,"height":150}')
  })

  it('[2.4-11] stores the dimensions, reports the search, and goes to the results', async () => {
    const finder = open()
    type(['300', '1’200', '150'])
    await userEvent.type(field('height'), '{Enter}')
    expect(finder.onFind.mock.calls).toMatchObject([[{ length: 300, width: 1200, height: 150 }, {}]])
    expect(finder.search).toHaveBeenCalledTimes(1)
    expect(stored(finder)).toEqual(['300', '1200', '150'])
  })

  it('[5-2] does not search while a dimension is missing', () => {
    const finder = open()
    type(['300', '200', '0'])
    fireEvent.submit(find())
    expect(finder.onFind).not.toHaveBeenCalled()
    expect(finder.search).not.toHaveBeenCalled()
    expect(stored(finder)).toEqual([null, null, null])
  })

  it('[5-5] says nothing while it is typed, and what is wrong once a field is left', () => {
    open()
    type(['abc', '', ''])
    expect(said()).toEqual([null, null, null, null])
    fireEvent.blur(field('length'))
    fireEvent.blur(field('width'))
    expect(said()).toEqual(['unreadable', null, null, null])
    expect(field('length').getAttribute('aria-invalid')).toBe('true')
    expect(values()).toEqual(['abc', '', ''])
    type(['28 cm', '', ''])
    expect(said()).toEqual([null, null, null, null])
    fireEvent.blur(field('length'))
    expect(said()).toEqual([null, null, null, { unit: 'cm', sizes: [280] }])
    expect(values()).toEqual(['280', '', ''])
  })

  it('[4.box-finder-2] says with Find which dimensions it waits for, and moves the focus to the first', () => {
    const finder = open()
    type(['300', 'abc', ''])
    fireEvent.click(find())
    expect(said()).toEqual([null, 'unreadable', 'missing', null])
    expect(document.activeElement).toBe(field('width'))
    expect(finder.onFind).not.toHaveBeenCalled()
  })

  it('fills all fields with a size that is pasted, and with one that is left or searched with', () => {
    const finder = open()
    fireEvent.input(field('width'), { target: { value: '30×20×15' }, inputType: 'insertFromPaste' })
    expect(values()).toEqual(['300', '200', '150'])
    expect(said()[3]).toEqual({ unit: 'cm', sizes: [300, 200, 150] })
    type(['300*200*151', '', ''])
    expect(values()).toEqual(['300*200*151', '', ''])
    fireEvent.blur(field('length'))
    expect(values()).toEqual(['300', '200', '151'])
    type(['30x20x15', '', ''])
    fireEvent.click(find())
    expect(finder.onFind.mock.calls).toMatchObject([
      [{ length: 300, width: 200, height: 150 }, { isUnitAssumed: true }],
    ])
  })

  it('keeps what the URL of its results has, and says what is no dimension', () => {
    open({ ...results(), fields: { length: '300', width: '11 in', height: '' } })
    expect(values()).toEqual(['300', '11 in', ''])
    expect(said()).toEqual([null, 'unreadable', null, null])
  })

  it('closes with Find in a window in which it would not open automatically', () => {
    open(results(), 390)
    fireEvent.click(screen.getByText('Toggle'))
    fireEvent.submit(find())
    expect(isOpen()).toBe(false)
  })

  it('[2.4-17] [3.browser-stored-data-3] clears the dimensions on reset and goes to the carton boxes', () => {
    const finder = open(results())
    fireEvent.submit(find())
    expect(stored(finder)).toEqual(['300', '200', '150'])
    fireEvent.click(screen.getByText('Reset'))
    expect(stored(finder)).toEqual([null, null, null])
    expect(values()).toEqual(['', '', ''])
    expect(finder.onReset).toHaveBeenCalledTimes(1)
    expect(isOpen()).toBe(false)
  })
})

describe('useBoxFinder before hydration', () => {
  function serve(page: Page) {
    vi.stubGlobal('innerWidth', 1200)
    const tree = (
      <ShopProvider client={createTestClient()}>
        <Finder page={page} />
      </ShopProvider>
    )
    const root = document.createElement('div')
    root.innerHTML = renderToString(tree)
    document.body.append(root)
    return { root, hydrate: () => act(async () => void hydrateRoot(root, tree)) }
  }

  afterEach(() => document.body.replaceChildren())

  it('has a Find button that works without scripts', () => {
    serve(elsewhere)
    expect(isGrey()).toBe(false)
  })

  it('starts open at its results, marked until the window width is known', async () => {
    const { hydrate } = serve(results())
    expect([isOpen(), details()?.dataset.automatic]).toEqual([true, 'true'])
    await hydrate()
    expect([isOpen(), details()?.dataset.automatic]).toEqual([true, 'false'])
  })

  it('keeps what was typed and opened before', async () => {
    const { root, hydrate } = serve(elsewhere)
    const panel = root.querySelector('details')
    if (panel) panel.open = true
    field('length').value = '300'
    await hydrate()
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('{"length":300}')
  })

  it('stays closed if it was closed before', async () => {
    const { root, hydrate } = serve(results())
    const panel = root.querySelector('details')
    if (panel) panel.open = false
    await hydrate()
    expect(isOpen()).toBe(false)
  })
})
