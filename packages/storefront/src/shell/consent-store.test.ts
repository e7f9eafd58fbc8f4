import { describe, expect, it, vi } from 'vitest'
import { createConsentStore, isChosenByForm, parseConsent, readConsent } from './consent-store'

/** A jar that keeps cookies as a document does. */
function createJar(start: Readonly<Record<string, string>> = {}) {
  const cookies = new Map(Object.entries(start))
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    },
  }
}

const open = (jar = createJar(), isSecure = true) => createConsentStore(jar, { isSecure })

describe('the stored choice', () => {
  it.each([
    ['v1', { statistics: false }],
    ['v1.statistics', { statistics: true }],
    ['v1.marketing.statistics', { statistics: true }],
  ])('reads %s', (stored, consent) => {
    expect(parseConsent(stored)).toEqual(consent)
  })

  it.each([undefined, '', 'v0.statistics', 'v11.statistics', 'statistics', '1'])(
    'is none where %j is stored',
    (stored) => {
      expect(parseConsent(stored)).toBeUndefined()
    },
  )
})

describe('the choice in a header of cookies', () => {
  it('is found among others', () => {
    expect(readConsent('sid=1; consent=v1.statistics')).toEqual({ statistics: true })
    expect(readConsent('myconsent=v1')).toBeUndefined()
  })

  it.each([
    ['consent=v1; consent_form=1', true],
    ['consent=v1', false],
    ['consent_form=1', false],
    // Other purposes need a new choice.
    ['consent=v0; consent_form=1', false],
  ])('%s: given by a form is %s', (cookies, isGiven) => {
    expect(isChosenByForm(cookies)).toBe(isGiven)
  })
})

describe('the consent store', () => {
  it('takes the mark of a form’s answer away, because there are scripts now', () => {
    const jar = createJar({ consent: 'v1', consent_form: '1' })
    expect(open(jar).getSnapshot()).toBe('v1')
    expect(jar.written).toEqual(['consent_form=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
  })

  it('begins with what the cookie says', () => {
    expect(open(createJar({ region: 'CH', consent: 'v1.statistics' })).getSnapshot()).toBe('v1.statistics')
    expect(open(createJar({ myconsent: 'v1.statistics' })).getSnapshot()).toBeUndefined()
  })

  it('keeps a choice for a year, for this site alone', () => {
    const jar = createJar()
    open(jar).choose({ statistics: true })
    open(jar, false).choose({ statistics: false })
    expect(jar.written).toEqual([
      'consent=v1.statistics; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      'consent=v1; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })

  it('reports a choice once', () => {
    const store = open()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.choose({ statistics: true })
    store.choose({ statistics: true })
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    store.choose({ statistics: false })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toBe('v1')
  })

  it('learns from the cookie what another tab chose', () => {
    const jar = createJar()
    const [here, there] = [open(jar), open(jar)]
    const listener = vi.fn()
    here.subscribe(listener)
    there.choose({ statistics: false })
    here.refresh()
    expect([here.getSnapshot(), listener.mock.calls.length]).toEqual(['v1', 1])
  })

  it('keeps the choice for the page where no cookie can be kept', () => {
    const blocked = createConsentStore(
      {
        get cookie() {
          return ''
        },
        set cookie(_: string) {
          // Blocked.
        },
      },
      { isSecure: true },
    )
    blocked.choose({ statistics: false })
    blocked.refresh()
    expect(blocked.getSnapshot()).toBe('v1')
  })
})
