import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { catalog } from '@cartonnage/sdk'
import type { FacetDefinition, FacetSelection } from '@cartonnage/sdk/rules'
import { facetGroups, readFacets, toRefinements } from '@cartonnage/sdk/rules'
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestClient } from './shop-client.fixture'
import { useFacets } from './use-facets'
import type { FacetsOptions } from './use-facets'

const sandbox = createNodeSandbox()
afterAll(sandbox.close)
const { search: find } = createTestClient({ url: 'http://localhost/de-CH/', fetch: sandbox.fetch }).use(
  catalog,
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const table: readonly FacetDefinition[] = [
  { parameter: 'flute', field: 'Flute__c', kind: { type: 'values' } },
  { parameter: 'colour', field: 'Colour__c', kind: { type: 'values' } },
]

/** The single-wall boxes narrowed by a selection. */
const search = (selection: FacetSelection, signal?: AbortSignal) =>
  find(
    { categoryId: '0ZGCH0000000003AAA', pageSize: 1, refinements: toRefinements(selection, table) },
    { ...(signal && { signal }) },
  )

/** The panel of a list that is open at a query; `go` opens another one. */
async function openPanel(start: string, options: Partial<FacetsOptions> = {}) {
  const navigate = vi.fn()
  const propsAt = async (search_: string) => {
    const query = new URLSearchParams(search_)
    const selection = readFacets(query, { table })
    const answer = await search(selection)
    return {
      groups: facetGroups(answer, selection, table),
      total: answer.total,
      query,
      navigate,
      table,
      ...options,
    }
  }
  const { result, rerender } = renderHook(useFacets, { initialProps: await propsAt(start) })
  return {
    view: () => result.current,
    choose: (value: string) => act(() => result.current.choose('flute', value)),
    chosen: () => result.current.chips.map(({ option }) => option?.value),
    opened: () => navigate.mock.calls.map(([query]) => String(query)),
    go: async (query: string) => rerender(await propsAt(query)),
    wait: () => act(() => vi.advanceTimersByTimeAsync(150)),
  }
}

describe('useFacets', () => {
  it('opens the list with each choice, and keeps the order but not the page', async () => {
    const { choose, opened, chosen, view } = await openPanel('sort=length&page=2')
    const before = view().groups[0]
    choose('B')
    expect(opened()).toEqual(['flute=B&sort=length'])
    expect(chosen()).toEqual(['B'])
    expect(view().groups[0]).not.toEqual(before)
  })

  it('adds choices to those whose list is not there yet', async () => {
    const { choose, opened, go, chosen } = await openPanel('')
    choose('C')
    choose('B')
    expect(opened()).toEqual(['flute=C', 'flute=B&flute=C'])
    await go('flute=B&flute=C')
    choose('C')
    expect(opened().at(-1)).toBe('flute=B')
    expect(chosen()).toEqual(['B'])
  })

  it('follows the address when it goes back', async () => {
    const { choose, go, chosen, opened } = await openPanel('flute=B')
    choose('C')
    await go('flute=B&flute=C')
    await go('flute=B')
    expect(chosen()).toEqual(['B'])
    choose('B')
    expect(opened().at(-1)).toBe('')
  })

  it('clears one facet, or all', async () => {
    const { view, opened } = await openPanel('flute=B&flute=C&colour=braun&sort=length')
    expect(view().hrefOf({ parameter: 'flute' })).toBe('?colour=braun&sort=length')
    expect(view().hrefOf({ parameter: 'flute', toggle: 'C' })).toBe('?flute=B&colour=braun&sort=length')
    act(() => view().clear('flute'))
    act(() => view().clearAll())
    expect(opened()).toEqual(['colour=braun&sort=length', 'sort=length'])
  })
})

describe('choices that are collected', () => {
  it('are counted by the platform, and opened at the end', async () => {
    const { view, choose, wait, opened } = await openPanel('sort=length', { count: search })
    const all = view().total
    choose('B')
    expect([view().total, opened()]).toEqual([undefined, []])
    await wait()
    await vi.waitFor(() => expect(view().total).toBeLessThan(all ?? 0))
    const group = view().groups[0]
    const option = group?.kind === 'values' ? group.options.find(({ value }) => value === 'B') : undefined
    expect(option).toMatchObject({ isChosen: true, count: view().total })
    act(() => view().apply())
    expect(opened()).toEqual(['flute=B&sort=length'])
  })

  it('are counted only as they are at last', async () => {
    const answers: (() => Promise<void>)[] = []
    const asked: FacetSelection[] = []
    const count = (selection: FacetSelection) =>
      new Promise<Awaited<ReturnType<typeof search>>>((resolve) => {
        asked.push(selection)
        const total = asked.length
        answers.push(async () => resolve({ ...(await search(selection)), total }))
      })
    const { view, choose, wait } = await openPanel('', { count })
    choose('B')
    await wait()
    choose('C')
    await wait()
    await act(async () => answers[1]?.())
    expect(view().total).toBe(2)
    await act(async () => answers[0]?.())
    expect(view().total).toBe(2)
    expect(asked).toHaveLength(2)
  })

  it('need no count where they are what is shown', async () => {
    const count = vi.fn(search)
    const { view, choose, wait } = await openPanel('flute=B', { count })
    const { total } = view()
    choose('C')
    choose('C')
    await wait()
    expect(view().total).toBe(total)
    expect(count).not.toHaveBeenCalled()
  })

  it('can be opened although they cannot be counted', async () => {
    const failure = new Error('no answer')
    const { view, choose, wait, opened } = await openPanel('', { count: () => Promise.reject(failure) })
    choose('B')
    await wait()
    expect([view().total, view().error]).toEqual([undefined, failure])
    act(() => view().apply())
    expect(opened()).toEqual(['flute=B'])
    choose('B')
    expect(view().error).toBeUndefined()
  })
})
