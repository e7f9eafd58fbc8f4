import type { ShopClient } from '@cartonnage/sdk'
import { act } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

/**
 * Collects what a screen reader announces of the live region with a role: its text after each change, without what is
 * hidden from it. Changes in a silent part of the region are not announced.
 */
export function listenTo(role: 'status' | 'alert'): readonly string[] {
  const announced: string[] = []
  const observer = new MutationObserver((changes) => {
    const region = document.querySelector(`[role=${role}]`)
    if (region === null || changes.every(({ target }) => isSilent(target))) return
    const text = visibleTextOf(region)
    if (text !== '' && text !== announced.at(-1)) announced.push(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return announced
}

function isSilent(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[aria-live=off], [aria-hidden=true]') != null
}

function visibleTextOf(region: Element): string {
  const copy = region.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

/** Delays the catalogue's responses until they are released. */
export function delayCatalogue({ catalog }: ShopClient) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const responses: Promise<unknown>[] = []
  const { listProducts } = catalog
  vi.spyOn(catalog, 'listProducts').mockImplementation((...input) => {
    const response = promise.then(() => listProducts(...input))
    responses.push(response)
    return response
  })
  const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    /** Stops the timers, until `pass` or `release`. */
    stopTimers,
    /** Advances the timers, in ms. */
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    /** Resolves when the page has the names. */
    release: async () => {
      vi.useRealTimers()
      resolve()
      await act(async () => void (await Promise.all(responses)))
      expect(responses).not.toEqual([])
    },
  }
}

/** Collects every new text in the page's live regions, as a screen reader would announce it. */
export function collectNews(): readonly string[] {
  const reported: string[] = []
  const existing = new Map<Element, string>()
  const collect = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const text = region.textContent.replace(/\s+/g, ' ').trim()
      if (text !== '' && text !== existing.get(region)) reported.push(text)
      existing.set(region, text)
    }
  }
  for (const region of document.querySelectorAll('[role=status], [role=alert]'))
    existing.set(region, region.textContent.replace(/\s+/g, ' ').trim())
  const observer = new MutationObserver(collect)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return reported
}
