import { afterEach, expect, it, vi } from 'vitest'
import { isRow } from './is-row'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [1180, false],
  [1181, true],
])('[9-13] the categories of a window of %d px stand in a row: %s', (width, expected) => {
  vi.stubGlobal('innerWidth', width)
  expect(isRow()).toBe(expected)
})
