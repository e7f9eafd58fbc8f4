import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseMode, readMode } from '../../app/mode'
import { createI18n } from '../../i18n/create-i18n'
import { renderInShop } from '../product/shop-page.fixture'
import { ModeSwitch } from './mode-switch'

afterEach(() => chooseMode(undefined))

const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

describe('ModeSwitch', () => {
  it('begins with the system’s mode', async () => {
    await renderInShop(<ModeSwitch />)
    expect(screen.getByRole('group', { name: 'Darstellung' })).toBeTruthy()
    expect(checked()).toBe('system')
  })

  it('shows this page in the chosen mode, and keeps it for the next ones', async () => {
    await renderInShop(<ModeSwitch />)
    await userEvent.click(screen.getByRole('radio', { name: 'Dunkel' }))
    expect(document.documentElement.dataset['mode']).toBe('dark')
    expect(readMode(document.cookie)).toBe('dark')
    expect(checked()).toBe('dark')
  })

  it('forgets the choice with the system’s mode', async () => {
    chooseMode('light')
    await renderInShop(<ModeSwitch />)
    expect(checked()).toBe('light')
    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset['mode']).toBeUndefined()
    expect(readMode(document.cookie)).toBeUndefined()
  })

  it('claims nothing on the server, where nobody can choose', async () => {
    const texts = await createI18n('de-CH', [])
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <ModeSwitch />
      </I18nextProvider>,
    )
    expect(html).toContain('waiting')
    expect(html).not.toContain('checked')
  })
})
