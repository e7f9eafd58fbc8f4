import { describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent, AnalyticsOptions, ScreenView } from './analytics'
import { createAnalytics } from './analytics'

const view: ScreenView = {
  userType: 'business',
  contentType: 'product',
  currency: 'CHF',
  language: 'de-CH',
  country: 'CH',
  breadcrumb: ['Start', 'Kartons', 'Faltkarton'],
}
const item = { url: '/de-CH/category/kartons', name: 'Kartons' }

function open(options: Partial<AnalyticsOptions> = {}) {
  const sent: AnalyticsEvent[] = []
  let time = 1000
  const analytics = createAnalytics({ sink: (event) => sent.push(event), now: () => time++, ...options })
  const names = () =>
    sent.map((event) => {
      if (event.event === 'search_without_result') return event.event
      return event.event === 'menu_click' ? event.name : event.contentType
    })
  return { analytics, sent, names }
}

describe('analytics', () => {
  it('[1-21] [1-22] sends a screen view with user, content, currency, language, country and breadcrumb', () => {
    const { analytics, sent } = open()
    analytics.setConsent(true)
    analytics.screenView(view)
    expect(sent).toEqual([
      {
        event: 'screen_view',
        time: 1000,
        userType: 'business',
        contentType: 'product',
        currency: 'CHF',
        language: 'de-CH',
        country: 'CH',
        breadcrumb: ['Start', 'Kartons', 'Faltkarton'],
      },
    ])
  })

  it('[1-21] [1-23] sends a menu click with the url and the name', () => {
    const { analytics, sent } = open()
    analytics.setConsent(true)
    analytics.menuClick(item)
    expect(sent).toEqual([{ event: 'menu_click', time: 1000, ...item }])
  })

  it('sends that a search found nothing, and not what it was', () => {
    const { analytics, sent } = open()
    analytics.setConsent(true)
    analytics.emptySearch()
    expect(sent).toEqual([{ event: 'search_without_result', time: 1000 }])
  })

  it('sends nothing before the visitor agrees, then what happened so far, in order', () => {
    const { analytics, sent } = open()
    analytics.screenView(view)
    analytics.menuClick(item)
    expect(sent).toEqual([])
    analytics.setConsent(true)
    expect(sent.map(({ event, time }) => [event, time])).toEqual([
      ['screen_view', 1000],
      ['menu_click', 1001],
    ])
  })

  it('drops the queue when the visitor refuses', () => {
    const { analytics, sent } = open()
    analytics.screenView(view)
    analytics.setConsent(false)
    analytics.menuClick(item)
    analytics.setConsent(true)
    expect(sent).toEqual([])
  })

  it('stops at once when the visitor withdraws consent', () => {
    const { analytics, sent } = open()
    analytics.setConsent(true)
    analytics.screenView(view)
    analytics.setConsent(false)
    analytics.screenView(view)
    expect(sent).toHaveLength(1)
  })

  it('keeps only the newest of too many queued events', () => {
    const { analytics, names } = open({ limit: 2 })
    for (const name of ['a', 'b', 'c']) analytics.menuClick({ url: '/', name })
    analytics.setConsent(true)
    expect(names()).toEqual(['b', 'c'])
  })

  it('queues fifty by default', () => {
    const { analytics, sent } = open()
    for (let index = 0; index < 60; index += 1) analytics.menuClick(item)
    analytics.setConsent(true)
    expect(sent.map(({ time }) => time)).toEqual(Array.from({ length: 50 }, (_, index) => 1010 + index))
  })

  it('survives a failing sink, and reports it', () => {
    const reportFailure = vi.fn()
    const failure = new Error('blocked')
    const sink = vi.fn<(event: AnalyticsEvent) => void>().mockImplementationOnce(() => {
      throw failure
    })
    const { analytics } = open({ sink, reportFailure })
    analytics.screenView(view)
    analytics.menuClick(item)
    analytics.setConsent(true)
    expect(sink).toHaveBeenCalledTimes(2)
    expect(reportFailure).toHaveBeenCalledExactlyOnceWith(failure, 'analytics screen_view')
  })

  it('uses the time of the device by default', () => {
    vi.useFakeTimers({ now: 42 })
    const sink = vi.fn<(event: AnalyticsEvent) => void>()
    const analytics = createAnalytics({ sink })
    analytics.setConsent(true)
    analytics.menuClick(item)
    vi.useRealTimers()
    expect(sink.mock.lastCall?.[0].time).toBe(42)
  })
})
