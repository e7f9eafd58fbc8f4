import { createMemoryStorage } from '@cartonnage/sdk'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createTestClient } from '../../shop-client.fixture'
import { ShopProvider } from '../../shop-provider'
import { useCompare } from './use-compare'

const [a, b, c, d, e] = [
  '01tCN0001001010YAA',
  '01tCN0001001100YAA',
  '01tCN0001003130YAA',
  '01tCN0001003170YAA',
  '01tCN0002000310YAA',
] as const

function openPage(storage = createMemoryStorage()) {
  const client = createTestClient({ runtime: 'browser', localStorage: () => storage })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  return renderHook(() => useCompare(), { wrapper }).result
}

it('chooses products, keeps them over a reload, and knows them by either form of their id', () => {
  const storage = createMemoryStorage()
  const page = openPage(storage)
  expect(page.current.ids).toEqual([])
  act(() => void page.current.toggle(a))
  act(() => void page.current.toggle(b))
  expect(page.current.ids).toEqual([a, b])
  const reloaded = openPage(storage)
  expect(reloaded.current.isChosen(b.slice(0, 15))).toBe(true)
  act(() => void reloaded.current.toggle(a))
  expect(reloaded.current.ids).toEqual([b])
  act(() => reloaded.current.clear())
  expect(reloaded.current.ids).toEqual([])
})

it('has room for four', () => {
  const page = openPage()
  act(() => page.current.choose([a, b, c]))
  expect(page.current.isFull).toBe(false)
  act(() => void page.current.toggle(d))
  expect(page.current.isFull).toBe(true)
  act(() => expect(page.current.toggle(e)).toBe(false))
  expect(page.current.ids).toEqual([a, b, c, d])
})
