import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { storageEntries } from '../storage/storage-entries'
import { claimTab } from './shopper-scope'

const typed = { userId: 'lea', path: '/checkout?step=address', typedAt: 1, fields: { city: 'Olten' } }

/** A tab in which Lea bought, and typed something as her session ended. */
function openTab() {
  const { browserStore } = createBrowser().openTab()
  const claim = (userId: string | null) => claimTab({ storage: browserStore }, userId)
  claim('lea')
  browserStore.write(storageEntries.activeCheckoutId, '2z9')
  browserStore.write(storageEntries.typedForm, typed)
  const kept = () => ({
    checkoutId: browserStore.read(storageEntries.activeCheckoutId),
    form: browserStore.read(storageEntries.typedForm),
  })
  return { browserStore, claim, kept }
}

describe('claimTab', () => {
  it('leaves the buyer all that is there', () => {
    const { claim, kept } = openTab()
    claim('lea')
    expect(kept()).toEqual({ checkoutId: '2z9', form: typed })
  })

  it('lets nobody keep but the form that waits for its author', () => {
    const { claim, kept } = openTab()
    claim(null)
    expect(kept()).toEqual({ checkoutId: null, form: typed })
    claim('lea')
    expect(kept().form).toEqual(typed)
  })

  it.each([
    ['at once', ['reto']],
    ['after nobody was signed in', [null, 'reto']],
  ])('gives another buyer nothing: %s', (_, users) => {
    const { claim, kept } = openTab()
    users.forEach(claim)
    expect(kept()).toEqual({ checkoutId: null, form: null })
  })

  it('forgets the form with all that is personal', () => {
    const { browserStore, kept } = openTab()
    browserStore.forgetPersonal()
    expect(kept().form).toBeNull()
  })
})
