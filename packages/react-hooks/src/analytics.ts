/** What is known of a page when it is shown. Nothing in it says who the visitor is. */
export interface ScreenView {
  /** 'guest', 'private' or 'business'. */
  readonly userType: string
  /** The kind of page: 'home', 'category', 'product' … never what was typed or bought. */
  readonly contentType: string
  readonly currency: string
  readonly language: string
  /** Country code of the region whose prices are shown. */
  readonly country: string
  /** Names on the way from the start page to this one, the page itself last. */
  readonly breadcrumb: readonly string[]
}

/** The menu link that was followed. */
export interface MenuClick {
  readonly url: string
  readonly name: string
}

/** What an analytics service is sent [1-21]; `time` is when it happened, in milliseconds since 1970. */
export type AnalyticsEvent =
  | ({ readonly event: 'screen_view'; readonly time: number } & ScreenView)
  | ({ readonly event: 'menu_click'; readonly time: number } & MenuClick)

/** Where events go. It is called with one event at a time, and only with the visitor's consent. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

export interface AnalyticsOptions {
  readonly sink: AnalyticsSink
  readonly now?: () => number
  /** The most events that wait for the visitor's choice; the oldest go first. */
  readonly limit?: number
  /** What a sink that throws is told to: events never break a page. */
  readonly reportFailure?: (error: unknown, context: string) => void
}

export interface Analytics {
  /** [1-22] */
  screenView(view: ScreenView): void
  /** [1-23] */
  menuClick(item: MenuClick): void
  /**
   * The visitor's choice. `true` sends what waits and everything after it, `false` forgets what waits and sends
   * nothing any more, `undefined` (no choice yet) keeps what comes.
   */
  setConsent(choice: boolean | undefined): void
}

/** Events that wait for consent are few: a visitor who has seen this many pages without choosing will not choose. */
const defaultLimit = 50

/** Analytics that sends nothing before the visitor agreed, and nothing after a refusal. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { sink, now = Date.now, limit = defaultLimit, reportFailure } = options
  let consent: boolean | undefined
  let waiting: readonly AnalyticsEvent[] = []
  const send = (event: AnalyticsEvent) => {
    try {
      sink(event)
    } catch (error) {
      reportFailure?.(error, `analytics ${event.event}`)
    }
  }
  const take = (event: AnalyticsEvent) => {
    if (consent === true) send(event)
    else if (consent === undefined) waiting = [...waiting, event].slice(-limit)
  }
  return {
    screenView: (view) => take({ event: 'screen_view', time: now(), ...view }),
    menuClick: (item) => take({ event: 'menu_click', time: now(), ...item }),
    setConsent: (choice) => {
      consent = choice
      if (choice === undefined) return
      const kept = waiting
      waiting = []
      if (choice) kept.forEach(send)
    },
  }
}
