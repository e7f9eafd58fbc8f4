import { afterEach, describe, expect, it, vi } from 'vitest'
import { createConsentStore } from '../../shell/consent-store'
import { pushToDataLayer, startAnalytics } from './analytics'

const click = { url: '/de-CH/category/kartons', name: 'Kartons' }

function open(cookie = '') {
  const consent = createConsentStore({ cookie }, { isSecure: true })
  const sink = vi.fn()
  return { consent, sink, analytics: startAnalytics(consent, { sink, now: () => 7 }) }
}

afterEach(() => {
  globalThis.dataLayer = undefined
})

describe('startAnalytics', () => {
  it('sends at once where the visitor agreed before', () => {
    const { analytics, sink } = open('consent=v1.statistics')
    analytics.menuClick(click)
    expect(sink).toHaveBeenCalledTimes(1)
  })

  it.each(['consent=v1', ''])('sends nothing with the cookie %j', (cookie) => {
    const { analytics, sink } = open(cookie)
    analytics.menuClick(click)
    expect(sink).not.toHaveBeenCalled()
  })

  it('[1-21] follows the choice: what waits is sent, and after a refusal nothing more', () => {
    const { analytics, consent, sink } = open()
    analytics.menuClick(click)
    consent.choose({ statistics: true })
    expect(sink).toHaveBeenCalledTimes(1)
    consent.choose({ statistics: false })
    analytics.menuClick(click)
    expect(sink).toHaveBeenCalledTimes(1)
  })
})

describe('the data layer', () => {
  it('[1-21] gets the events in order, after what a tag manager put there', () => {
    const event = { event: 'menu_click', time: 1, ...click } as const
    pushToDataLayer(event)
    pushToDataLayer({ ...event, time: 2 })
    expect(globalThis.dataLayer).toEqual([event, { ...event, time: 2 }])
  })
})
