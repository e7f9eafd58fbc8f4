import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface LoadedPage {
  readonly start?: boolean
  readonly country?: string
  readonly shop?: string
}

/** Runs the early script again, as a new page does; `start` is when its server says that it starts at once. */
async function load(page: LoadedPage = {}): Promise<void> {
  vi.resetModules()
  for (const element of document.head.querySelectorAll('script, link')) element.remove()
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    app: '/assets/entry-missing.js /assets/page-missing.js',
    country: page.country ?? 'CH',
    shop: page.shop ?? '0ZE',
    ...(page.start === true && { start: '' }),
  })
  document.head.append(script)
  await import('./early-script')
}

/** The files that the page has links to, by what for. */
const linked = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({ href }) => new URL(href).pathname,
  )
const files = ['/assets/entry-missing.js', '/assets/page-missing.js']

const hydrated = () => document.dispatchEvent(new Event('shop:hydrated'))

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const target = document.body.querySelector<HTMLElement>('[data-replay]')
  if (target === null) throw new Error('Nothing to replay.')
  return target
}

beforeEach(() => {
  for (const mark of ['without-scripts', 'renewing', 'leaving'])
    document.documentElement.removeAttribute(`data-${mark}`)
  for (const script of document.head.querySelectorAll('script')) script.remove()
  vi.useFakeTimers()
})

afterEach(() => {
  // The script of the previous page must not listen any more.
  document.dispatchEvent(new Event('shop:failed'))
  document.dispatchEvent(new Event('pointermove'))
  vi.useRealTimers()
})

describe('the early script', () => {
  it.each([
    ['', false],
    ['consent=v0', false],
    ['consent=v1', true],
    ['consent=v1.statistics', true],
  ])('hides the question for consent where it is answered: „%s“', async (cookie, isHidden) => {
    document.cookie = cookie === '' ? 'consent=; Max-Age=0' : cookie
    delete document.documentElement.dataset.consent
    await load()
    expect(document.documentElement.hasAttribute('data-consent')).toBe(isHidden)
    document.cookie = 'consent=; Max-Age=0'
  })

  describe('shows the prices that a guest chose', () => {
    const shown = () => document.documentElement.dataset.prices
    beforeEach(() => {
      delete document.documentElement.dataset.prices
      localStorage.clear()
    })
    afterEach(() => localStorage.clear())

    it.each([
      ['net', '0ZE', 'net'],
      ['net', '0ZX', 'gross'],
      ['netto', '0ZE', 'gross'],
      [undefined, '0ZE', 'gross'],
    ])('before anything is loaded: %s, in the shop %s', async (stored, shop, expected) => {
      if (stored !== undefined) localStorage.setItem('prices:0ZE', stored)
      await load({ shop })
      expect(shown()).toBe(expected)
    })

    it('as soon as another tab has chosen, before the application has started', async () => {
      await load()
      localStorage.setItem('prices:0ZE', 'net')
      dispatchEvent(new StorageEvent('storage', { key: 'prices:0ZE' }))
      expect(shown()).toBe('net')
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
      expect(shown()).toBe('gross')
    })

    it('of a page that comes back from the back/forward cache', async () => {
      await load()
      localStorage.setItem('prices:0ZE', 'net')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      expect(shown()).toBe('net')
    })
  })

  it('replays a click once the page is hydrated, and only once', async () => {
    await load()
    const button = show('<button data-replay>Add</button>')
    const listener = vi.fn()
    button.addEventListener('click', listener)
    button.click()
    button.click()
    expect(listener).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    hydrated()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('replays a submit with the button that was pressed', async () => {
    await load()
    const form = show('<form data-replay><button name="intent" value="remove">Remove</button></form>')
    const submitters: unknown[] = []
    document.body.querySelector('button')?.click()
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      submitters.push(event.submitter?.getAttribute('value'))
    })
    hydrated()
    expect(submitters).toEqual(['remove'])
  })

  it('lets everything else pass', async () => {
    await load()
    show('<button id="plain">Plain</button><button data-replay>Add</button>')
    const listener = vi.fn()
    document.getElementById('plain')?.addEventListener('click', listener)
    document.getElementById('plain')?.click()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the page is not hydrated within ten seconds', () => vi.advanceTimersByTime(10_000)],
    ['the application fails', () => document.dispatchEvent(new Event('shop:failed'))],
  ])('gives back what it held when %s', async (_, happens) => {
    await load()
    const button = show('<button data-replay>Add</button>')
    const listener = vi.fn()
    button.addEventListener('click', listener)
    button.click()
    happens()
    expect(listener).toHaveBeenCalledTimes(1)
    button.click()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('marks the page as one without scripts when the application fails', async () => {
    await load()
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(false)
    document.dispatchEvent(new Event('shop:failed'))
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(true)
  })

  it('marks the page, and releases what it held, when the application cannot be loaded twice', async () => {
    await load()
    const button = show('<button data-replay>Add</button>')
    const listener = vi.fn()
    button.addEventListener('click', listener)
    button.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(listener).not.toHaveBeenCalled()
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(listener).toHaveBeenCalledTimes(1)
    })
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(true)
  })

  it('does not mark a hydrated page', async () => {
    await load()
    hydrated()
    document.dispatchEvent(new Event('shop:failed'))
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(false)
  })

  it('leaves presses to the hydrated page', async () => {
    await load()
    const button = show('<button data-replay>Add</button>')
    const listener = vi.fn()
    button.addEventListener('click', listener)
    hydrated()
    button.click()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('has the count of the guest’s cart before the page is painted', async () => {
    localStorage.setItem('anonymousCart', '[{"productId":"1","quantity":"2"}]')
    await load()
    expect(document.documentElement.dataset.guestCount).toBe('1')
    expect(document.documentElement.style.getPropertyValue('--guest-count')).toBe('"1"')
    localStorage.removeItem('anonymousCart')
  })
})

describe('the start of the application', () => {
  it('waits for a sign of the visitor, and fetches every file once it is there', async () => {
    await load()
    expect(linked('modulepreload')).toEqual([])
    document.dispatchEvent(new Event('pointermove'))
    await Promise.resolve()
    document.dispatchEvent(new Event('keydown'))
    await Promise.resolve()
    expect(linked('modulepreload')).toEqual(files)
  })

  it('comes with a press that has to wait', async () => {
    await load()
    show('<button data-replay>Add</button>').click()
    expect(linked('modulepreload')).toEqual(files)
  })

  it.each<[string, Parameters<typeof load>[0], Readonly<Record<string, string>>]>([
    ['the server says so', { start: true }, {}],
    ['the visitor chose another country', { country: 'DE' }, { vatInfo: '{"countryCode":"NL"}' }],
  ])('comes at once where %s', async (_, page, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    await load(page)
    expect(linked('modulepreload')).toEqual(files)
    expect(linked('prefetch')).toEqual([])
    localStorage.clear()
  })

  it('is prepared when the browser has nothing to do', async () => {
    await load()
    expect(linked('prefetch')).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(linked('prefetch')).toEqual(files)
    expect(linked('modulepreload')).toEqual([])
  })

  it('is not prepared for visitors who save data', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
    await load()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(linked('prefetch')).toEqual([])
    vi.unstubAllGlobals()
  })
})

describe('a file that cannot be loaded', () => {
  const requested = () =>
    [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(
      ({ src }) => new URL(src).pathname,
    )
  const fail = (html: string) => {
    document.body.innerHTML = html
    document.body.firstElementChild?.dispatchEvent(new Event('error'))
  }

  it.each([
    ['a style sheet', () => fail('<link rel="stylesheet">')],
    ['a part of the application', () => dispatchEvent(new Event('vite:preloadError'))],
  ])('makes the page ask once for a newer build: %s', async (_, happens) => {
    await load()
    happens()
    dispatchEvent(new Event('vite:preloadError'))
    expect(requested()).toEqual(['/assets/renew-page.js'])
    expect(document.documentElement.dataset.renewing).toBe('')
  })

  it('is checked again after the network was down', async () => {
    await load()
    dispatchEvent(new Event('vite:preloadError'))
    document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'))
    expect(document.documentElement.dataset.renewing).toBeUndefined()
    expect(document.documentElement.dataset.withoutScripts).toBeUndefined()
    dispatchEvent(new Event('vite:preloadError'))
    expect(requested()).toHaveLength(2)
  })

  it('is not checked when it is an image', async () => {
    await load()
    fail('<img>')
    expect(requested()).toEqual([])
  })

  it('records when the visitor began to leave', async () => {
    await load()
    vi.setSystemTime(5_000)
    dispatchEvent(new Event('beforeunload'))
    expect(document.documentElement.dataset.leaving).toBe('5000')
  })
})
