import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseColorScheme, readColorScheme } from '../../shell/color-scheme'
import { createI18n } from '../../i18n/create-i18n'
import { renderInShop } from '../../app/shop-page.fixture'
import { ColorSchemeSwitch } from './color-scheme-switch'

afterEach(() => chooseColorScheme(undefined))

const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

describe('ColorSchemeSwitch', () => {
  it('starts with the system’s color scheme', async () => {
    await renderInShop(<ColorSchemeSwitch />)
    expect(screen.getByRole('group', { name: 'Darstellung' })).toBeTruthy()
    expect(checked()).toBe('system')
  })

  it('applies the chosen color scheme to this page, and saves it for the next ones', async () => {
    await renderInShop(<ColorSchemeSwitch />)
    await userEvent.click(screen.getByRole('radio', { name: 'Dunkel' }))
    expect(document.documentElement.dataset.mode).toBe('dark')
    expect(readColorScheme(document.cookie)).toBe('dark')
    expect(checked()).toBe('dark')
  })

  it('removes the saved choice when the system’s color scheme is chosen', async () => {
    chooseColorScheme('light')
    await renderInShop(<ColorSchemeSwitch />)
    expect(checked()).toBe('light')
    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.mode).toBeUndefined()
    expect(readColorScheme(document.cookie)).toBeUndefined()
  })

  it('has no choice in the server’s HTML', async () => {
    const texts = await createI18n('de-CH', [])
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <ColorSchemeSwitch />
      </I18nextProvider>,
    )
    expect(html).toContain('waiting')
    expect(html).not.toContain('checked')
  })
})
