import { describe, expect, it } from 'vitest'
import type { Platform } from './platform'
import { isSandboxAdminUrl } from './platform'

const local = 'http://localhost:4173'

describe('isSandboxAdminUrl', () => {
  const platform = (isAdminEnabled?: boolean): Platform => ({
    fetch: () => Promise.resolve(new Response()),
    close: () => undefined,
    ...(isAdminEnabled === undefined ? {} : { isAdminEnabled }),
  })

  it.each([
    ['/__sandbox', true, true],
    ['/__sandbox/events', true, true],
    ['/__sandboxes', true, false],
    ['/de-CH/__sandbox', true, false],
    ['/__sandbox', false, false],
    ['/__sandbox', undefined, false],
  ])('hands %s on, where the switches are open (%s): %s', (path, isAdminEnabled, expected) => {
    expect(isSandboxAdminUrl(platform(isAdminEnabled), local + path)).toBe(expected)
  })
})
