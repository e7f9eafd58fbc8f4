import type { ShopClient } from '@cartonnage/sdk'
import { act } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

/**
 * What a screen reader is given by the live region of a role from now on: its words after each change, without what is
 * hidden from it. Changes in a silent part of the region say nothing.
 */
export function listenTo(role: 'status' | 'alert'): readonly string[] {
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    const region = document.querySelector(`[role=${role}]`)
    if (region === null || changes.every(({ target }) => isSilent(target))) return
    const words = wordsIn(region)
    if (words !== '' && words !== heard.at(-1)) heard.push(words)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return heard
}

function isSilent(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[aria-live=off], [aria-hidden=true]') != null
}

function wordsIn(region: Element): string {
  const copy = region.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

/** Has the shop's catalogue answer when it is let go. Meanwhile timers wait for the test. */
export function holdCatalogue({ catalog }: ShopClient) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const responses: Promise<unknown>[] = []
  const { listProducts } = catalog
  vi.spyOn(catalog, 'listProducts').mockImplementation((...input) => {
    const response = promise.then(() => listProducts(...input))
    responses.push(response)
    return response
  })
  const wait = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    wait,
    /** Time goes by, in ms. */
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    /** Ends when the page has the names. */
    letGo: async () => {
      vi.useRealTimers()
      resolve()
      await act(async () => void (await Promise.all(responses)))
      expect(responses).not.toEqual([])
    },
  }
}
