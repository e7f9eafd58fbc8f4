import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useNavigationFocus } from './after-navigation'

function Frame() {
  useNavigationFocus()
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}

function Page() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const step = query.get('step')
  return (
    <>
      <h1 key={step}>{step}</h1>
      <button key={query.get('older')}>on</button>
    </>
  )
}

/** A page of steps; the focus is on its button. */
async function open() {
  const router = createMemoryRouter(
    [{ path: '/', Component: Frame, children: [{ path: '*', Component: Page }] }],
    { initialEntries: ['/checkout?step=address'] },
  )
  const { container } = render(<RouterProvider router={router} />)
  const go = async (to: string | number) => {
    container.querySelector('button')?.focus()
    await act(async () => void (await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))))
    return document.activeElement?.outerHTML
  }
  return { go }
}

const heading = (step: string) => `<h1 tabindex="-1">${step}</h1>`

describe('the focus after a navigation', () => {
  it('goes to the heading of the next step, and of the one before on the way back', async () => {
    const { go } = await open()
    expect(await go('/checkout?step=delivery')).toBe(heading('delivery'))
    expect(await go(-1)).toBe(heading('address'))
  })

  it('stays where it is while the page is the same', async () => {
    const { go } = await open()
    expect(await go('/checkout?step=address&sort=name')).toBe('<button>on</button>')
    expect(await go('/checkout?step=address&page=2')).toBe('<button>on</button>')
  })

  it('goes to the heading where another part of a list has no such link any more', async () => {
    const { go } = await open()
    expect(await go('/checkout?step=address&page=2&older=none')).toBe(heading('address'))
  })
})
