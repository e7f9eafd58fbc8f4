import type { Session } from '@cartonnage/sdk'
import { storageEntries } from '@cartonnage/sdk'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useEffectiveAccountSync } from '../../shell/effective-account'
import { renderInHeader } from '../user-menu/user-menu.fixture'
import { EffectiveAccountBar } from './effective-account-bar'

const effectiveAccount = { id: '001CN0000000005YAA', name: 'Filiale Olten' }
const session: Session = { isGuest: false, userType: 'business', userName: 'Reto Brunner', menuItems: [] }
const bar = () => screen.queryByRole('complementary', { name: 'Konto, für das Sie bestellen' })

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'acting_for_CH=; Path=/; Max-Age=0'
})

describe('EffectiveAccountBar', () => {
  it('[1-7] names the account, with the ways to another one and back to the own', async () => {
    await renderInHeader(<EffectiveAccountBar />, { session, effectiveAccount, at: '/service/terms?app=1' })
    const region = within(bar() ?? document.body)
    expect(region.getByText('Filiale Olten').closest('p')?.textContent).toBe(
      'Sie bestellen für Filiale Olten',
    )
    expect(region.getByRole('link', { name: 'Konto wechseln' }).getAttribute('href')).toBe(
      '/de-CH/my/accounts',
    )
    const form = region.getByRole('button', { name: 'Zurück zum eigenen Konto' }).closest('form')
    expect(form?.getAttribute('action')).toBe('/de-CH/my/accounts')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      accountId: '',
      returnTo: '/de-CH/service/terms?app=1',
    })
  })

  it.each(['/cart/0a6', '/checkout', '/my/orders/1'])(
    'does not come back to %s of the other account',
    async (at) => {
      await renderInHeader(<EffectiveAccountBar />, { session, effectiveAccount, at })
      const form = bar()?.querySelector('form')
      expect(new FormData(form ?? undefined).get('returnTo')).toBe('/de-CH')
    },
  )

  it('is not there for the own account', async () => {
    await renderInHeader(<EffectiveAccountBar />, { session })
    expect(bar()).toBeNull()
  })
})

describe('useEffectiveAccount', () => {
  const reload = vi.fn()
  const Page = () => {
    useEffectiveAccountSync(reload)
    return null
  }
  beforeEach(() => reload.mockClear())

  it('forgets a choice that the platform refused', async () => {
    document.cookie = `acting_for_CH=${effectiveAccount.id}; Path=/`
    const { shop } = await renderInHeader(<Page />, { session })
    expect(shop.storage.read(storageEntries.effectiveAccount)).toBeNull()
    expect(document.cookie).not.toContain('acting_for')
  })

  it('loads the page again when another tab has chosen another account meanwhile', async () => {
    document.cookie = `acting_for_CH=${effectiveAccount.id}; Path=/`
    await renderInHeader(<Page />, { session, effectiveAccount })
    fireEvent(document, new Event('visibilitychange'))
    expect(reload).not.toHaveBeenCalled()
    document.cookie = 'acting_for_CH=; Path=/; Max-Age=0'
    fireEvent(document, new Event('visibilitychange'))
    expect(reload).toHaveBeenCalledOnce()
  })
})
