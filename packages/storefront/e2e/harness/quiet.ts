import type { Page, Request } from '@playwright/test'
import { expect } from './test'

/** So many frames without a new file or call are quiet. */
const quietFrames = 5

const letFramesPass = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    }
  }, quietFrames)

/**
 * Watches what the page asks for from now on. The returned function waits until nothing is under way and some idle
 * frames bring nothing new: for what must not happen, which no element tells of.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>()
  let started = 0
  page.on('request', (request) => {
    started += 1
    inFlight.add(request)
  })
  page.on('requestfinished', (request) => void inFlight.delete(request))
  page.on('requestfailed', (request) => void inFlight.delete(request))
  return async () => {
    for (let seen = -1; seen !== started;) {
      seen = started
      await expect.poll(() => inFlight.size, 'requests under way').toBe(0)
      await letFramesPass(page)
    }
  }
}
