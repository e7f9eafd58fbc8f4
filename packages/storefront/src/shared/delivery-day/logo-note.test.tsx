import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../../app/shop-page.fixture'
import { LogoNote } from './logo-note'

describe('how the seller gets the logo', () => {
  it('is said at what is printed for the buyer', async () => {
    await renderInShop(<LogoNote attributes={{ isPrinted: true }} />)
    expect(screen.getByText(/^Wird für Sie bedruckt: Wir brauchen Ihr Logo als Vektordatei/)).toBeTruthy()
  })

  it.each([{ isPrinted: false }, undefined])('is not said at %j', async (attributes) => {
    const { container } = await renderInShop(<LogoNote attributes={attributes} />)
    expect(container.textContent).toBe('')
    cleanup()
  })
})
