import { describe, expect, it } from 'vitest'
import { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './login-url'

describe('selfRegistrationUrl', () => {
  it.each([
    ['/de-CH', '/de-CH/login/SelfRegister'],
    ['', '/login/SelfRegister'],
    ['https://x.de/s/', 'https://x.de/s/login/SelfRegister'],
    ['/de-CH/login', '/de-CH/login/SelfRegister'],
    ['/login/', '/login/SelfRegister'],
    ['/mylogin', '/mylogin/login/SelfRegister'],
    ['/login-x', '/login-x/login/SelfRegister'],
    ['/a?login', '/a/login/SelfRegister'],
    ['https://login.example/s', 'https://login.example/s/login/SelfRegister'],
  ])('[2.1-14] below %j is %s', (basePath, url) => {
    expect(selfRegistrationUrl(basePath)).toBe(url)
  })
})

describe('logout', () => {
  it('[2.1-16] of the user menu stands at the origin', () => {
    expect(logoutUrl('https://x.ch')).toBe('https://x.ch/secur/logout.jsp')
    expect(logoutUrl('')).toBe('/secur/logout.jsp')
  })

  it('[2.1-17] of the platform stands below the base path', () => {
    expect(platformLogoutUrl('/s/en-US')).toBe('/s/en-US/webruntime/logout')
  })
})
