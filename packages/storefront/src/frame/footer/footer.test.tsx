import { trustBadges } from '@cartonnage/sdk/rules'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Footer } from './footer'
import { item, renderInFooter } from './footer-shop.fixture'
import { TrustBadges } from './trust-badges'

/** All payment methods and carriers that there are. */
const everything = [...trustBadges.CH, ...trustBadges.DE] as const

const column = (name: string) => screen.getByRole('navigation', { name })
const linksIn = (name: string) =>
  within(column(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the columns of the footer', () => {
  it('[2.10-2] [9-19] are three, by the server’s keys, with the shop’s own titles', async () => {
    const items = [
      item({ column: 'Legal' }),
      item({ column: 'Inspiration & Know-Kow', label: 'Flutes' }),
      item({ column: 'Customer Info', label: 'Delivery' }),
      item({ column: 'Fourth', label: 'never shown' }),
    ]
    await renderInFooter(<Footer />, { items })
    expect(screen.getAllByRole('navigation')).toEqual(
      ['Inspiration & Know-how', 'Customer Info', 'Legal'].map(column),
    )
    expect(screen.queryByText('never shown')).toBeNull()
  })

  it('[2.10-2] have translated titles', async () => {
    await renderInFooter(<Footer />, { locale: 'fr-CH', items: [item({ column: 'Inspiration & Know-Kow' })] })
    expect(column('Inspiration et savoir-faire')).toBeDefined()
    expect(column('Mentions légales')).toBeDefined()
  })

  it('[2.10-15] [2.10-4] [2.10-6] list the server’s links, pages below the base path', async () => {
    await renderInFooter(<Footer />, { shop: 'DE', items: [item({ column: 'Customer Info', label: 'A' })] })
    expect(linksIn('Customer Info')).toEqual([['A', '/de-shop/en-US/service/terms']])
  })

  it('[2.10-5] link a platform object to its list page', async () => {
    const object = item({ type: 'SalesforceObject', target: 'Quote', defaultListViewId: '00B1' })
    await renderInFooter(<Footer />, { items: [object] })
    expect(linksIn('Legal')).toEqual([['Terms', '/recordlist/Quote/00B1']])
  })

  it('[2.10-7] open another site in a new tab without access to this one, in the page’s language', async () => {
    const target = 'https://{lang}.example/a'
    await renderInFooter(<Footer />, { locale: 'fr-CH', items: [item({ type: 'ExternalLink', target })] })
    const link = within(column('Mentions légales')).getByRole('link')
    expect(link.getAttribute('href')).toBe('https://fr.example/a')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(link).toHaveProperty('textContent', 'Terms (s’ouvre dans un nouvel onglet)')
  })

  it('[2.10-8] open the consent settings for {cookies}; without scripts there is a page', async () => {
    const { router } = await renderInFooter(<Footer />, { items: [item({ target: '{cookies}' })] })
    const onSettings = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('shop:consent-settings', onSettings)
    const link = within(column('Legal')).getByRole('link', { name: 'Terms' })
    expect(link.getAttribute('href')).toBe('/service/cookies')
    await userEvent.click(link)
    document.removeEventListener('shop:consent-settings', onSettings)
    expect(onSettings).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/')
    // Nothing handles the event, so the click follows the link.
    await userEvent.click(link)
    expect(router.state.location.pathname).toBe('/service/cookies')
  })

  it.each(['mailto:info@shop.example?subject=x', 'tel:+41715550100'])(
    '[2.10-7] link to %s, which opens no tab',
    async (target) => {
      const { reportFailure } = await renderInFooter(<Footer />, {
        items: [item({ type: 'ExternalLink', target })],
      })
      const link = within(column('Legal')).getByRole('link', { name: 'Terms' })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([target, null])
      expect(reportFailure).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['code', 'ExternalLink', 'javascript:alert(1)'],
    ['a message to nobody', 'ExternalLink', 'mailto:?subject=x'],
    ['another host', 'InternalLink', '//other.example'],
    ['an unknown type', 'Event', 'Logout'],
  ])('[2.10-7] [8-9] report once a target that is refused: %s', async (_, type, target) => {
    const { reportFailure, rerender } = await renderInFooter(<Footer />, { items: [item({ type, target })] })
    rerender()
    expect(reportFailure.mock.calls).toEqual([[target, 'an item of the footer leads nowhere']])
    expect(within(column('Legal')).getByText('Terms').closest('a')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[2.10-7] report nothing where no target was given', async () => {
    const { reportFailure } = await renderInFooter(<Footer />, {
      items: [item({ target: null }), item({ target: ' ' }), item({ target: '{cookies}' }), item()],
    })
    expect(reportFailure).not.toHaveBeenCalled()
  })

  it.each([
    ['an unknown type', { type: 'Event' }],
    ['code as a target', { type: 'ExternalLink', target: 'javascript:alert(1)' }],
    ['no target', { target: null }],
  ])('[2.10-4] show %s as text', async (_, changes) => {
    await renderInFooter(<Footer />, { items: [item(changes)] })
    expect(within(column('Legal')).getByText('Terms').closest('a')).toBeNull()
  })

  it('[3.navigation-and-footer-2] show any label as text, and leave out items without one', async () => {
    const labels = ['<script>alert(1)</script>', 'x'.repeat(200), '  ', null]
    await renderInFooter(<Footer />, { items: labels.map((label) => item({ label })) })
    expect(linksIn('Legal').map(([label]) => label)).toEqual(labels.slice(0, 2))
  })
})

describe('the footer without the server’s menu', () => {
  it('has the shop’s own pages, so that the imprint is always there', async () => {
    await renderInFooter(<Footer />)
    expect(linksIn('Legal')).toContainEqual(['Imprint', '/service/imprint'])
    expect(linksIn('Customer Info')).toContainEqual(['Delivery & shipping costs', '/service/delivery'])
  })

  it('always has the link to withdraw in the German shop, and never in the Swiss one', async () => {
    const { unmount } = await renderInFooter(<Footer />, { shop: 'DE', items: [item()] })
    expect(linksIn('Legal')).toEqual([
      ['Terms', '/de-shop/en-US/service/terms'],
      ['Withdraw from contract', '/de-shop/en-US/withdrawal'],
    ])
    unmount()
    await renderInFooter(<Footer />)
    expect(screen.queryByText('Withdraw from contract')).toBeNull()
  })

  it('does not repeat the link to withdraw', async () => {
    const items = [item({ label: 'Withdraw here', target: '/withdrawal' })]
    await renderInFooter(<Footer />, { shop: 'DE', items })
    expect(linksIn('Legal')).toEqual([['Withdraw here', '/de-shop/en-US/withdrawal']])
  })
})

describe('the rest of the footer', () => {
  it('[2.10-10] has the white logo in three widths, 200 × 60', async () => {
    await renderInFooter(<Footer />)
    const logo = screen.getByRole('link', { name: 'Cartonnage, home page' }).querySelector('img')
    expect(logo?.getAttribute('src')).toBe('/assets/images/logo-white-200.png')
    expect([logo?.width, logo?.height, logo?.sizes]).toEqual([200, 60, '200px'])
    expect(logo?.srcset.split(', ').map((source) => source.split(' ')[1])).toEqual(['200w', '400w', '800w'])
  })

  it.each([
    [
      '[2.10-14] [2.1-4]',
      'CH',
      ['TWINT', 'Post', 'VISA', 'Mastercard', 'Apple Pay'],
      '/paymentIcons/twint.svg',
    ],
    [
      '[2.10-13]',
      'DE',
      ['DHL', 'PayPal', 'VISA', 'Mastercard', 'SEPA', 'Apple Pay', 'iDEAL | Wero'],
      '/de-shop/paymentIcons/dhl.svg',
    ],
  ] as const)('[2.10-12] [2.12-2] %s shows the badges of the shop %s', async (_id, shop, names, first) => {
    await renderInFooter(<TrustBadges offered={everything} />, { shop })
    const badges = within(screen.getByRole('region', { name: 'Payment and delivery' })).getAllByRole('img')
    expect(badges.map((badge) => badge.getAttribute('alt'))).toEqual(names)
    expect(badges[0]?.getAttribute('src')).toBe(first)
  })

  it.each([
    ['[2.10-14]', 'CH', ['TWINT', 'Post', 'VISA', 'Mastercard', 'Apple Pay']],
    ['[2.10-13]', 'DE', ['DHL', 'PayPal', 'VISA', 'Mastercard', 'SEPA', 'Apple Pay', 'iDEAL | Wero']],
  ] as const)(
    '[2.10-12] %s shows in the shop %s the methods of its payment step and its carrier',
    async (_id, shop, names) => {
      await renderInFooter(<Footer />, { shop })
      const badges = within(screen.getByRole('region', { name: 'Payment and delivery' })).getAllByRole('img')
      expect(badges.map((badge) => badge.getAttribute('alt'))).toEqual(names)
    },
  )

  it('[2.10-12] shows nothing that is not available', async () => {
    await renderInFooter(<TrustBadges offered={['swissPost']} />)
    const badges = within(screen.getByRole('region', { name: 'Delivery' })).getAllByRole('img')
    expect(badges.map((badge) => badge.getAttribute('alt'))).toEqual(['Post'])
  })

  it('[2.10-12] shows nothing without badges', async () => {
    await renderInFooter(<TrustBadges offered={[]} />)
    expect(screen.queryByRole('region', { name: /Payment|Delivery/ })).toBeNull()
  })

  it('[2.10-16] shows the picker, or without one a link to the company’s website', async () => {
    const { unmount } = await renderInFooter(<Footer picker={<button>Switzerland</button>} />)
    expect(screen.getByRole('button', { name: 'Switzerland' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Company website/ })).toBeNull()
    unmount()
    await renderInFooter(<Footer />)
    expect(screen.getByRole('link', { name: /^Company website/ }).getAttribute('href')).toBe(
      'https://www.example.com/',
    )
  })

  it('[2.10-3] [2.10-17] has the button MODEL WEBSITE, to the website of the shop', async () => {
    await renderInFooter(<Footer />, { shop: 'DE' })
    const link = screen.getByRole('link', { name: /^MODEL WEBSITE/ })
    expect(within(link).getByText('MODEL WEBSITE').lang).toBe('en')
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://www.example.org/',
      'noopener',
    ])
    // What hides it on small screens: footer-style.test.ts.
    expect([...link.classList]).toContain('website')
  })

  it('[2.10-18] has four networks, each in a new tab', async () => {
    await renderInFooter(<Footer />)
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link')
    expect(links.map((link) => link.textContent?.split(' (')[0])).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
    ])
    expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      links.map(() => ['_blank', 'noopener']),
    )
  })

  it('[2.10-19] [1-20] has the copyright line with the year', async () => {
    await renderInFooter(<Footer />)
    expect(screen.getByText('© 2026 CARTONNAGE HOLDING AG')).toBeDefined()
  })
})
