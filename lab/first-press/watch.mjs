/**
 * What a page records about its first press; times in ms since the start of the navigation.
 * @typedef {object} PressRecord
 * @property {number} [pressedAt] the first contact of finger or mouse
 * @property {number} [actedAt] the last release or key: a visitor waits from here on
 * @property {number} [doneAt] the end of the frame with the effect
 * @property {number} [hydratedAt]
 * @property {readonly number[]} interactions how long each took until the next frame; those under 16 ms are left out
 * @property {readonly Task[]} longTasks
 */

/** @typedef {{ readonly start: number, readonly duration: number }} Task */

/**
 * Runs in the page before its own scripts, and records its first press.
 * @param {() => boolean} hasEffect
 */
export const watch = (hasEffect) => {
  const quietMs = 600
  const limitMs = 15_000
  /** @type {Omit<PressRecord, 'interactions' | 'longTasks'>} */
  const record = {}
  /** @type {number[]} */
  const interactions = []
  /** @type {Task[]} */
  const longTasks = []

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) interactions.push(entry.duration)
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }),
  )
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  const hydration = new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    record.hydratedAt ??= performance.now()
    hydration.disconnect()
  })
  hydration.observe(document, { attributeFilter: ['data-hydrated'], subtree: true })

  const awaitEffect = () => {
    if (!hasEffect()) requestAnimationFrame(awaitEffect)
    // This runs when the frame is painted, before any other task.
    else void scheduler.postTask(() => (record.doneAt = performance.now()), { priority: 'user-blocking' })
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      performance.mark('first-press')
      record.pressedAt = timeStamp
      requestAnimationFrame(awaitEffect)
    },
    { capture: true, once: true },
  )
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (record.actedAt = timeStamp), { capture: true })

  /** Waits until the page has shown the effect and has been at rest for a while. */
  const settle = () =>
    new Promise((resolve) => {
      const start = performance.now()
      const check = () => {
        const { doneAt = Infinity, hydratedAt = Infinity } = record
        const busyUntil = longTasks.map((task) => task.start + task.duration)
        const now = performance.now()
        if (now - Math.max(doneAt, hydratedAt, ...busyUntil) > quietMs || now - start > limitMs)
          resolve({ ...record, interactions, longTasks })
        else setTimeout(check, 100)
      }
      check()
    })
  Object.assign(window, { firstPress: settle })
}

/** Runs in the page: whether something that this selector matches can be seen. @param {string} selector */
export const isVisible = (selector) => document.querySelector(selector)?.checkVisibility() === true

/** Runs in the page: whether the search field has this text. @param {string} text */
export const isEntered = (text) => {
  const field = document.querySelector('#search-term')
  return field instanceof HTMLInputElement && field.value === text
}

/**
 * Runs in the page: whether the icon of the guest's cart has this count, as text or as generated content of a style
 * sheet.
 * @param {string} count
 */
export const isCountVisible = (count) => {
  const icon = document.querySelector('header a[href$="/anonymous-cart"]')
  return [...(icon?.querySelectorAll('*') ?? []), ...(icon ? [icon] : [])].some((element) => {
    if (!element.checkVisibility()) return false
    const generated = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content)
    return (
      generated.includes(`"${count}"`) || (element.childElementCount === 0 && element.textContent === count)
    )
  })
}

/**
 * Runs in the page before its own scripts: records in which frame the count can be seen.
 * @param {() => boolean} hasCount
 */
export const watchCount = (hasCount) => {
  const limitMs = 15_000
  /** @type {number | undefined} */
  let countAt
  const awaitCount = (/** @type {number} */ frameAt) => {
    if (hasCount()) countAt = frameAt
    else requestAnimationFrame(awaitCount)
  }
  requestAnimationFrame(awaitCount)

  /** Waits for the first paint and for the count. */
  const settle = () =>
    new Promise((resolve) => {
      const start = performance.now()
      const check = () => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]
        const isDone = paint !== undefined && countAt !== undefined
        if (!isDone && performance.now() - start < limitMs) setTimeout(check, 50)
        // When the page's own work for that frame was done; the frame is visible a little later.
        else resolve({ countAt, paintedAt: paint && (Reflect.get(paint, 'paintTime') ?? paint.startTime) })
      }
      check()
    })
  Object.assign(window, { firstPress: settle })
}
