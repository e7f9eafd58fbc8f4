import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitForInteraction } from './first-interaction'

const settled = async (wait: Promise<void>): Promise<boolean> => {
  const done = vi.fn()
  void wait.then(done)
  await Promise.resolve()
  await Promise.resolve()
  return done.mock.calls.length > 0
}

describe('waitForInteraction', () => {
  afterEach(() => delete document.documentElement.dataset['visited'])

  it('stays open while nothing happens', async () => {
    expect(await settled(waitForInteraction(document))).toBe(false)
  })

  it.each([
    'pointermove',
    'pointerdown',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
    'touchstart',
    'shop:wanted',
  ])('settles with %s', async (sign) => {
    const wait = waitForInteraction(document)
    document.dispatchEvent(new Event(sign))
    expect(await settled(wait)).toBe(true)
  })

  it('resolves at once for a wait that begins during the interaction', async () => {
    void waitForInteraction(document)
    document.dispatchEvent(new Event('shop:wanted'))
    expect(await settled(waitForInteraction(document))).toBe(true)
  })
})
