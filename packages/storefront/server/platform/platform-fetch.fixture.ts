import { createBreaker } from './breaker'
import { callDeadlines, startPageTime } from './call-deadlines'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'

/** One page's `fetch` to a platform. */
export const openPlatformFetch = (platform: Platform, page: Request) =>
  createPlatformFetch(platform, page, { breaker: createBreaker(), time: startPageTime(page, callDeadlines) })
