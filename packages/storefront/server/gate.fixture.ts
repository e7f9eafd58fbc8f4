import { createBreaker } from './breaker'
import { callDeadlines, startPageTime } from './call-deadlines'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'

/** The way of one page to a platform. */
export const openGate = (platform: Platform, page: Request) =>
  createPlatformFetch(platform, page, { breaker: createBreaker(), time: startPageTime(page, callDeadlines) })
