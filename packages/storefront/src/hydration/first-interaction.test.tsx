import { describe, expect, it, vi } from 'vitest'
import { waitForInteraction } from './first-interaction'

const settled = async (wait: Promise<void>): Promise<boolean> => {
  const done = vi.fn()
  void wait.then(done)
  await Promise.resolve()
  await Promise.resolve()
  return done.mock.calls.length > 0
}

describe('waitForInteraction', () => {
  it('stays open while nothing happens, and when a scroll position is restored', async () => {
    const wait = waitForInteraction(document)
    document.dispatchEvent(new Event('scroll'))
    expect(await settled(wait)).toBe(false)
  })

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'touchmove'])(
    'settles with %s',
    async (sign) => {
      const wait = waitForInteraction(document)
      document.dispatchEvent(new Event(sign))
      expect(await settled(wait)).toBe(true)
    },
  )
})
