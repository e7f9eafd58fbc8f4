import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as Settings from '../../shell/shop-settings'
import { Footer } from './footer'
import { renderInFooter } from './footer-shop.fixture'

const changes = vi.hoisted(() => ({ CH: {} }))

vi.mock('../../shell/shop-settings', async (load) => {
  const real = await load<typeof Settings>()
  const settings = new Proxy(real.shopSettings, {
    get: (target, shop) => ({ ...Reflect.get(target, shop), ...Reflect.get(changes, shop) }),
  })
  return { ...real, shopSettings: settings }
})
afterEach(() => {
  changes.CH = {}
})

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

describe('the contacts of the footer', () => {
  it('[2.10-3] [2.10-11] are a phone and an e-mail link of the shop’s settings', async () => {
    await renderInFooter(<Footer />, { shop: 'DE' })
    expect(screen.getByRole('link', { name: /\+49 7541 555 01 00/ }).getAttribute('href')).toBe(
      'tel:+4975415550100',
    )
    expect(hrefs()).toContain('mailto:kontakt@cartonnage.example')
  })

  it('[3.navigation-and-footer-4] [3.navigation-and-footer-5] are linked without the label before them', async () => {
    changes.CH = { phone: 'Tel: +41 71 555 01 00', email: 'Email: hallo@cartonnage.example' }
    await renderInFooter(<Footer />)
    expect(hrefs()).toContain('tel:+41715550100')
    expect(hrefs()).toContain('mailto:hallo@cartonnage.example')
  })

  it('[5-13] format a North American number as usual there', async () => {
    changes.CH = { phone: '+1 415 555 0100' }
    await renderInFooter(<Footer />)
    expect(screen.getByRole('link', { name: /\(415\) 555-0100/ }).getAttribute('href')).toBe(
      'tel:+14155550100',
    )
  })

  it('[3.navigation-and-footer-3] are absent for a full stop, and so is the website', async () => {
    changes.CH = { phone: '.', email: ' . ', website: '.' }
    await renderInFooter(<Footer />)
    expect(hrefs().filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([])
    expect(screen.queryByRole('link', { name: /MODEL WEBSITE|Company website/ })).toBeNull()
  })

  it('are plain text if they cannot be links, and an unsafe website is absent', async () => {
    changes.CH = { email: 'by pigeon', website: 'javascript:alert(1)' }
    await renderInFooter(<Footer />)
    expect(screen.getByText('by pigeon').closest('a')).toBeNull()
    expect(screen.queryByRole('link', { name: /MODEL WEBSITE/ })).toBeNull()
  })
})
