import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Runs the early script again, as a new page does. */
async function load(): Promise<void> {
  vi.resetModules()
  await import('./early-events')
}

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
    delete document.documentElement.dataset['consent']
    await load()
    expect(document.documentElement.hasAttribute('data-consent')).toBe(isHidden)
    document.cookie = 'consent=; Max-Age=0'
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

  it.each([
    [
      'its script cannot be loaded',
      () => document.body.querySelector('script')?.dispatchEvent(new Event('error')),
    ],
    ['the application fails', () => document.dispatchEvent(new Event('shop:failed'))],
  ])('marks the page as one without scripts when %s', async (_, happens) => {
    await load()
    document.body.innerHTML = '<script type="module"></script>'
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(false)
    happens()
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(true)
  })

  it('does not mark a hydrated page', async () => {
    await load()
    document.body.innerHTML = '<script type="module"></script>'
    hydrated()
    document.body.querySelector('script')?.dispatchEvent(new Event('error'))
    document.dispatchEvent(new Event('shop:failed'))
    expect(document.documentElement.hasAttribute('data-without-scripts')).toBe(false)
  })

  it('queues a click on a dormant island, asks for the island, and replays the click once it is hydrated', async () => {
    await load()
    const button = show('<div data-waiting><button data-replay>Add</button></div>')
    const listener = vi.fn()
    const requested = vi.fn()
    button.addEventListener('click', listener)
    document.addEventListener('shop:wanted', requested)
    hydrated()
    button.click()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    button.parentElement?.removeAttribute('data-waiting')
    document.dispatchEvent(new Event('shop:section'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('releases a click when its island is not hydrated within ten seconds', async () => {
    await load()
    const button = show('<div data-waiting><button data-replay>Add</button></div>')
    const listener = vi.fn()
    button.addEventListener('click', listener)
    hydrated()
    button.click()
    vi.advanceTimersByTime(10_000)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a file that cannot be loaded', () => {
  const requested = () =>
    [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
  const fail = (html: string) => {
    document.body.innerHTML = html
    document.body.firstElementChild?.dispatchEvent(new Event('error'))
  }

  it.each([
    ['the application', () => fail('<script type="module"></script>')],
    ['a style sheet', () => fail('<link rel="stylesheet">')],
    ['a part of the application', () => dispatchEvent(new Event('vite:preloadError'))],
  ])('makes the page ask once for a newer build: %s', async (_, happens) => {
    await load()
    happens()
    dispatchEvent(new Event('vite:preloadError'))
    expect(requested()).toEqual(['/assets/renew-page.js'])
    expect(document.documentElement.dataset['renewing']).toBe('')
  })

  it('is checked again after the network was down', async () => {
    await load()
    dispatchEvent(new Event('vite:preloadError'))
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(document.documentElement.dataset['renewing']).toBeUndefined()
    expect(document.documentElement.dataset['withoutScripts']).toBeUndefined()
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
    expect(document.documentElement.dataset['leaving']).toBe('5000')
  })
})
