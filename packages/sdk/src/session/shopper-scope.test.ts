import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { storageEntries } from '../storage/storage-entries'
import { claimTab } from './shopper-scope'

const form = { userId: 'lea', path: '/checkout?step=address', typedAt: 1, fields: { city: 'Olten' } }

/** A tab in which Lea had a checkout, and had filled in a form when her session ended. */
function openTab() {
  const { browserStore } = createBrowser().openTab()
  const claim = (userId: string | null) => claimTab({ storage: browserStore }, userId)
  claim('lea')
  browserStore.write(storageEntries.activeCheckoutId, '2z9')
  browserStore.write(storageEntries.enteredForm, form)
  const stored = () => ({
    checkoutId: browserStore.read(storageEntries.activeCheckoutId),
    form: browserStore.read(storageEntries.enteredForm),
  })
  return { browserStore, claim, stored }
}

describe('claimTab', () => {
  it('keeps everything for the same buyer', () => {
    const { claim, stored } = openTab()
    claim('lea')
    expect(stored()).toEqual({ checkoutId: '2z9', form })
  })

  it('keeps only the form while nobody is signed in', () => {
    const { claim, stored } = openTab()
    claim(null)
    expect(stored()).toEqual({ checkoutId: null, form })
    claim('lea')
    expect(stored().form).toEqual(form)
  })

  it.each([
    ['at once', ['reto']],
    ['after a time without a session', [null, 'reto']],
  ])('keeps nothing for another buyer: %s', (_, users) => {
    const { claim, stored } = openTab()
    users.forEach(claim)
    expect(stored()).toEqual({ checkoutId: null, form: null })
  })

  it('removes the form with all personal data', () => {
    const { browserStore, stored } = openTab()
    browserStore.forgetPersonal()
    expect(stored().form).toBeNull()
  })
})
