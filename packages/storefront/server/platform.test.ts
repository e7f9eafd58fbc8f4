import { describe, expect, it } from 'vitest'
import type { Platform } from './platform'
import { isSteeringUrl } from './platform'

const local = 'http://localhost:4173'

describe('isSteeringUrl', () => {
  const platform = (isSteerable?: boolean): Platform => ({
    fetch: () => Promise.resolve(new Response()),
    close: () => undefined,
    ...(isSteerable === undefined ? {} : { isSteerable }),
  })

  it.each([
    ['/__sandbox', true, true],
    ['/__sandbox/events', true, true],
    ['/__sandboxes', true, false],
    ['/de-CH/__sandbox', true, false],
    ['/__sandbox', false, false],
    ['/__sandbox', undefined, false],
  ])('hands %s on, where the switches are open (%s): %s', (path, isSteerable, expected) => {
    expect(isSteeringUrl(platform(isSteerable), local + path)).toBe(expected)
  })
})
