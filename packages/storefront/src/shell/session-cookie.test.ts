import { describe, expect, it } from 'vitest'
import { hasSessionCookie } from './session-cookie'

const hasSession = (cookie: string) => hasSessionCookie({ headers: new Headers({ cookie }) })

describe('the cookie of a session', () => {
  it.each([
    'sid=1',
    'region=CH;sid\t=%',
    'a=1; sid =1',
    'session_CH=1',
    'session_DE=',
    '__Host-session_CH=1',
    'sid_Client=1; __Host-session_DE=1',
  ])('is among %s', (cookie) => {
    expect(hasSession(cookie)).toBe(true)
  })

  it.each(['', 'sid', 'sid_Client=1', 'x=sid=1', 'SID=1', 'session_FR=1', 'session_=1', 'my_session_CH=1'])(
    'is not among %j',
    (cookie) => {
      expect(hasSession(cookie)).toBe(false)
    },
  )
})
