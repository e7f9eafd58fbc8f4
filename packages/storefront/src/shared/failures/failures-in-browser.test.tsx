import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import type { ErrorMessages } from '@cartonnage/sdk/errors'
import { maximumGuestCartLines } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { act, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { useInactiveCartProblem } from '../../app/page-effects'
import { createI18n } from '../../i18n/create-i18n'
import { loadErrorTexts } from '../../i18n/load-error-texts'
import { LoadingCart } from '../../pages/cart/cart-notes'
import { ConsentSettings } from '../../frame/consent/consent-settings'
import { renderInFooter } from '../../frame/footer/footer-shop.fixture'
import { useFooterProblem } from '../../frame/footer/use-footer-problem'
import { createNotificationQueue } from '../notifications/notification'
import { Notifications } from '../notifications/notifications'
import { useRaise } from '../notifications/use-raise'
import type { Raise } from '../notifications/use-raise'

// A busy machine may be slow; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

type Fetch = (request: Request) => Promise<Response>

interface Opened {
  readonly shop: ShopClient
  readonly raise: Raise
}

/** Part of a page in a visitor's browser, in one language, with a platform that can be made to fail. */
async function open(
  locale: ShopLocale,
  part: React.ReactNode,
  fetch: Fetch,
  timeoutMs = 30_000,
): Promise<Opened> {
  let time = Date.now()
  // Delays end at once.
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, 0, (time += ms)))
  const clock = { now: () => time, sleep }
  const local = createMemoryStorage()
  const shop = createShopClient({
    webstoreId: locale === 'de' ? '0ZEDE00000000014AA' : '0ZECH00000000014AA',
    url: `http://localhost/${locale === 'de' ? 'de-shop' : locale}/`,
    locale,
    fetch,
    clock,
    timeoutMs,
    localStorage: () => local,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
    initialState: { features: { session: { isGuest: false, userType: 'private', menuItems: [] } } },
  })
  const raised: Raise[] = []
  const element = (
    <>
      <Raiser onReady={(one) => void raised.push(one)} />
      {part}
      <Notifications />
    </>
  )
  const texts = await createI18n(locale, ['cart', 'consent'])
  // Loading starts with the first effect.
  await act(async () => {
    render(
      <Providers shop={shop} texts={texts} notifications={createNotificationQueue()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </Providers>,
    )
  })
  const [raise] = raised
  if (raise === undefined) throw new Error('nothing was rendered')
  return { shop, raise }
}

function Raiser({ onReady }: { readonly onReady: (raise: Raise) => void }) {
  const raise = useRaise()
  useEffect(() => onReady(raise), [raise, onReady])
  return null
}
const InactiveCart = () => {
  useInactiveCartProblem()
  return null
}
const FooterProblem = () => {
  useFooterProblem()
  return null
}

const platform = () => createNodeSandbox().fetch
const sentence = (
  { messages, actions }: ErrorMessages,
  message: keyof typeof messages,
  action: keyof typeof actions,
) => [messages[message], actions[action]].join(' ')
/** The notification that has this text, as title and text. */
const reported = async (text: string | RegExp) => {
  const found = await screen.findByText(text)
  return found.parentElement?.querySelector('strong')?.textContent
}

describe.each(['de', 'de-CH', 'fr-CH', 'en-US'] as const)('in a browser, in %s,', (locale) => {
  it('[8-1] inactive carts that cannot be listed are reported in the platform’s own words', async () => {
    const { labels } = await loadErrorTexts(locale)
    const response = { hasError: true, errorMessage: 'They are locked.', inactiveCarts: [] }
    const { shop } = await open(locale, <InactiveCart />, () => Promise.resolve(Response.json(response)))
    await act(() => shop.inactiveCart.load().catch(() => undefined))
    expect(await reported('They are locked.')).toBe(labels.error)
  })

  it('[8-2] an unexpected thrown value is shown as it is', async () => {
    const { labels } = await loadErrorTexts(locale)
    const { raise } = await open(locale, null, platform())
    raise.error(new TypeError('x is undefined'))
    expect(await reported('x is undefined')).toBe(labels.error)
  })

  it('[8-3] a footer menu that cannot be loaded is reported with its error', async () => {
    const { labels, messages } = await loadErrorTexts(locale)
    const failure = { name: 'ShopError', message: 'There is no network here.', code: 'NETWORK' }
    await renderInFooter(<FooterProblem />, { locale, failure, shop: locale === 'de' ? 'DE' : 'CH' })
    const text = messages.menuFailed
      .replace('{error}', JSON.stringify(failure))
      .replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(await reported(text)).toBe(labels.error)
  })

  it('[8-5] saved consent is a success', async () => {
    const { labels } = await loadErrorTexts(locale)
    await open(locale, <ConsentSettings />, platform())
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
    expect((await screen.findByText(labels.success)).tagName).toBe('STRONG')
  })

  it('[8-6] each kind of notification has its title', async () => {
    const { labels } = await loadErrorTexts(locale)
    const { raise } = await open(locale, null, platform())
    for (const kind of ['success', 'info', 'warning'] as const) raise.notification(`one of ${kind}`, kind)
    for (const kind of ['success', 'info', 'warning'] as const)
      expect(await reported(`one of ${kind}`)).toBe(labels[kind])
  })

  it('[8-19] a changed quantity of a product that another tab removed is reported, with what can be done', async () => {
    const texts = await loadErrorTexts(locale)
    const { shop, raise } = await open(locale, null, platform())
    await shop.guestCart.setQuantity({ productId: '01tCN0001001100YAA', quantity: 2 }).catch(raise.error)
    expect(await reported(sentence(texts, 'lineGone', 'reload'))).toBe(texts.labels.error)
  })

  it('QUANTITY_TOO_LARGE: more of a product than a line may have is reported, with what can be done', async () => {
    const texts = await loadErrorTexts(locale)
    const { shop, raise } = await open(locale, null, platform())
    await shop.guestCart.add({ productId: '01tCN0001001100YAA', quantity: 1_000_000 }).catch(raise.error)
    expect(await reported(sentence(texts, 'tooMuch', 'takeLess'))).toBe(texts.labels.error)
  })

  it('GUEST_CART_FULL: more lines than a cart may have are reported, with what can be done', async () => {
    const texts = await loadErrorTexts(locale)
    const { shop, raise } = await open(locale, null, platform())
    const lines = Array.from({ length: maximumGuestCartLines }, (_, i) => ({
      productId: `p${i}`,
      quantity: 1,
    }))
    await act(() => shop.guestCart.addAll(lines))
    await shop.guestCart.add({ productId: '01tCN0001001100YAA', quantity: 1 }).catch(raise.error)
    expect(await reported(sentence(texts, 'cartFull', 'removeLine'))).toBe(texts.labels.error)
  })

  it('[8-30] a cart whose calculation takes too long is reported, and can be requested again', async () => {
    const texts = await loadErrorTexts(locale)
    const sandbox = createNodeSandbox()
    sandbox.faults.arm({ kind: 'endless-202', match: { path: '/carts/current' } })
    const { shop } = await open(locale, <LoadingCart />, sandbox.fetch)
    await act(() => shop.cart.load().catch(() => undefined))
    expect(await screen.findByText(sentence(texts, 'stillWorking', 'wait'))).toBeDefined()
    expect(screen.getByRole('button', { name: texts.targetLabels.wait })).toBeDefined()
  })

  it('TIMEOUT: a platform that does not respond in time is reported, and can be called again', async () => {
    const { targetLabels: ways } = await loadErrorTexts(locale)
    const { shop } = await open(locale, <LoadingCart />, () => new Promise<Response>(() => undefined), 1)
    await act(() => shop.cart.load().catch(() => undefined))
    const own = (await createI18n(locale, [])).t('error.unreachable.text')
    expect(await screen.findByText(own)).toBeDefined()
    expect(screen.getByRole('button', { name: ways.tryAgain })).toBeDefined()
  })
})
