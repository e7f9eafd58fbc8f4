import { describe, expect, it } from 'vitest'
import { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './login-url'

describe('selfRegistrationUrl', () => {
  it.each([
    ['/de-CH', '/de-CH/login/SelfRegister'],
    ['', '/login/SelfRegister'],
    ['https://x.de/s/', 'https://x.de/s/login/SelfRegister'],
    ['/mylogin', '/mylogin/login/SelfRegister'],
    ['/login-x', '/login-x/login/SelfRegister'],
    ['/LOGIN', '/LOGIN/login/SelfRegister'],
    ['/log%69n', '/log%69n/login/SelfRegister'],
    ['/a?login', '/a/login/SelfRegister'],
    ['/a?b=/login', '/a/login/SelfRegister'],
    ['/a#/login', '/a/login/SelfRegister'],
    ['/a?b#c\n/login', '/a/login/SelfRegister'],
    ['https://login.example/s', 'https://login.example/s/login/SelfRegister'],
    ['https://login/s', 'https://login/s/login/SelfRegister'],
  ])('[2.1-14] below %j is %s', (basePath, url) => {
    expect(selfRegistrationUrl(basePath)).toBe(url)
  })

  it.each([
    ['/de-CH/login', '/de-CH/login/SelfRegister'],
    ['/login/', '/login/SelfRegister'],
    ['login', 'login/SelfRegister'],
    ['/login/de-CH', '/login/de-CH/SelfRegister'],
    ['https://x.de/s/login?a#b', 'https://x.de/s/login/SelfRegister'],
    ['https://login/s/login', 'https://login/s/login/SelfRegister'],
  ])('[2.1-14] below %j, which has login in it, is %s', (basePath, url) => {
    expect(selfRegistrationUrl(basePath)).toBe(url)
  })
})

describe('logout', () => {
  it('[2.1-16] of the user menu is below the origin', () => {
    expect(logoutUrl('https://x.ch')).toBe('https://x.ch/secur/logout.jsp')
    expect(logoutUrl('https://x.ch/')).toBe('https://x.ch/secur/logout.jsp')
    expect(logoutUrl('')).toBe('/secur/logout.jsp')
  })

  it('[2.1-17] of the platform is below the base path', () => {
    expect(platformLogoutUrl('/s/en-US')).toBe('/s/en-US/webruntime/logout')
    expect(platformLogoutUrl('https://x.ch/de-CH/')).toBe('https://x.ch/de-CH/webruntime/logout')
    expect(platformLogoutUrl('')).toBe('/webruntime/logout')
  })
})
