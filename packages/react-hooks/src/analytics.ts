/** A page view. It contains nothing that identifies the visitor. */
export interface ScreenView {
  /** 'guest', 'private' or 'business'. */
  readonly userType: string
  /** The kind of page: 'home', 'category', 'product' … never what was searched for or bought. */
  readonly contentType: string
  /** ISO 4217. */
  readonly currency: string
  /** Locale of the page, a BCP 47 tag. */
  readonly language: string
  /** ISO 3166-1 alpha-2 of the region whose prices are shown. */
  readonly country: string
  /** Names from the start page to this one, the page itself last. */
  readonly breadcrumb: readonly string[]
}

/** A menu link that was followed. */
export interface MenuClick {
  /** Where the link leads. */
  readonly url: string
  /** The text of the link. */
  readonly name: string
}

/** What an analytics service receives. */
export type AnalyticsEvent =
  | ({
      /** A page was displayed. */
      readonly event: 'screen_view'
      /** When it happened, in ms since 1970. */
      readonly time: number
    } & ScreenView)
  | ({
      /** A link of the menu was followed. */
      readonly event: 'menu_click'
      /** When it happened, in ms since 1970. */
      readonly time: number
    } & MenuClick)
  | {
      /** A search found nothing. It does not say what was searched for. */
      readonly event: 'search_without_result'
      /** When it happened, in ms since 1970. */
      readonly time: number
    }

/** Sends one event to the service. Only called with the visitor's consent. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

/** What {@link createAnalytics} needs. */
export interface AnalyticsOptions {
  /** May throw: the error goes to `reportFailure` and the event is lost. */
  readonly sink: AnalyticsSink
  /**
   * The time in ms since 1970.
   * @default Date.now
   */
  readonly now?: () => number
  /**
   * How many events are queued until the visitor decides; the oldest are dropped.
   * @default 50
   */
  readonly limit?: number
  /** Receives what `sink` throws: events never break a page. */
  readonly reportFailure?: (error: unknown, context: string) => void
}

/** Analytics that respects the consent of the visitor. */
export interface Analytics {
  /** Records a page view; call it once per page. */
  screenView(view: ScreenView): void
  /** Records a click on a menu link. */
  menuClick(item: MenuClick): void
  /** Records a search that found nothing; call it once per search. */
  emptySearch(): void
  /**
   * The visitor's choice. `true` sends all queued and later events, `false` drops the queue and sends nothing more,
   * `undefined` (no choice yet) queues events.
   */
  setConsent(choice: boolean | undefined): void
}

/** A visitor who has seen this many pages without deciding will not decide. */
const defaultLimit = 50

/** Analytics that sends nothing before the visitor has agreed, and nothing after a refusal. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { sink, now = Date.now, limit = defaultLimit, reportFailure } = options
  let consent: boolean | undefined
  let queued: readonly AnalyticsEvent[] = []
  const send = (event: AnalyticsEvent) => {
    try {
      sink(event)
    } catch (error) {
      reportFailure?.(error, `analytics ${event.event}`)
    }
  }
  const record = (event: AnalyticsEvent) => {
    if (consent === true) send(event)
    else if (consent === undefined) queued = [...queued, event].slice(-limit)
  }
  return {
    screenView: (view) => record({ event: 'screen_view', time: now(), ...view }),
    menuClick: (item) => record({ event: 'menu_click', time: now(), ...item }),
    emptySearch: () => record({ event: 'search_without_result', time: now() }),
    setConsent: (choice) => {
      consent = choice
      if (choice === undefined) return
      const released = queued
      queued = []
      if (choice) released.forEach(send)
    },
  }
}
