import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Form, RouterProvider, useFetcher } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { sendOnce } from './send-once'

/** Two forms whose action is ended by the test; `sent` has what arrived. */
async function open() {
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<null>()
  function Page() {
    const fetcher = useFetcher()
    return (
      <>
        <Form method="post" aria-label="save">
          <input name="what" defaultValue="save" />
        </Form>
        <Form method="post" aria-label="order">
          <input name="what" defaultValue="order" />
        </Form>
        <fetcher.Form method="post" aria-label="stay">
          <input name="what" defaultValue="stay" />
        </fetcher.Form>
      </>
    )
  }
  const action = async ({ request }: { readonly request: Request }) => {
    sent.push(new URLSearchParams(await request.text()).get('what') ?? '')
    return await promise
  }
  const router = createMemoryRouter([{ path: '/', action, Component: Page }])
  sendOnce(router, document)
  render(<RouterProvider router={router} />)
  /** Clicks without rendering in between. */
  const press = (...names: readonly string[]) =>
    act(async () => {
      for (const name of names) fireEvent.submit(screen.getByRole('form', { name }))
      await Promise.resolve()
    })
  const finish = () => act(() => Promise.resolve(resolve(null)))
  await screen.findByRole('form', { name: 'save' })
  return { sent, press, finish }
}

describe('sendOnce', () => {
  it('sends a form once from a double click, and again after it has arrived', async () => {
    const { sent, press, finish } = await open()
    await press('save', 'save')
    await press('save')
    expect(sent).toEqual(['save'])
    await finish()
    await press('save')
    expect(sent).toEqual(['save', 'save'])
  })

  it('lets another form of the page through', async () => {
    const { sent, press, finish } = await open()
    await press('save', 'order')
    expect(sent).toContain('order')
    await finish()
  })

  it('leaves forms alone that stay on the page', async () => {
    const { sent, press } = await open()
    await press('stay', 'stay')
    expect(sent).toEqual(['stay', 'stay'])
  })
})
