import { storageEntries } from '@cartonnage/sdk'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createTestClient } from '../../shop-client.fixture'
import { ShopProvider } from '../../shop-provider'
import { useRequestForm, type RequestFormOptions, type RequestFormView } from './use-request-form'

const receipt = { requestId: 'a0R1', requestNumber: 'N-CH-000001', receivedAt: '2026-12-01T09:00:00.000Z' }
const today = () => '2026-12-01'

const texts = ['length', 'width', 'height', 'quantity', 'name', 'email', 'remark'] as const

function openForm(options: Partial<RequestFormOptions> = {}, client = createClient().client) {
  const views: RequestFormView[] = []
  function Form() {
    const view = useRequestForm({ today, ...options })
    views.push(view)
    return (
      <form {...view.formProps}>
        {texts.map((name) => (
          <input key={name} name={name} aria-label={name} defaultValue={options.start?.[name]} />
        ))}
        <input type="radio" name="style" value="0201" aria-label="0201" defaultChecked />
        <input type="radio" name="style" value="0427" aria-label="0427" />
        <input type="checkbox" name="isPrintedInside" value="true" aria-label="inside" />
        <select name="print" aria-label="print">
          <option>0</option>
          <option>1</option>
        </select>
      </form>
    )
  }
  const page = render(
    <ShopProvider client={client}>
      <Form />
    </ShopProvider>,
  )
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByLabelText(name), { target: { value } })
  return { ...page, client, type, view: () => views.at(-1) as RequestFormView }
}

function createClient() {
  const requested = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.includes('/requests')) return Response.json({ guestUser: true })
    return Response.json(receipt, { status: 201, headers: { 'X-Body': await request.text() } })
  })
  const client = createTestClient({ fetch: requested })
  const bodies = async () =>
    (
      await Promise.all(
        requested.mock.results.map(async ({ value }) => ((await value) as Response).headers.get('X-Body')),
      )
    ).flatMap((text) => (text ? [JSON.parse(text) as { request: object; idempotencyKey: string }] : []))
  return { client, bodies }
}

function fill({ type }: ReturnType<typeof openForm>) {
  type('length', '32 x 21 x 14 cm')
  type('quantity', '500')
  type('name', 'Mira Kern')
  type('email', 'mira@example.ch')
}

it('follows every kind of field', () => {
  const form = openForm()
  form.type('length', '320')
  fireEvent.click(screen.getByLabelText('0427'))
  fireEvent.click(screen.getByLabelText('inside'))
  fireEvent.change(screen.getByLabelText('print'), { target: { value: '1' } })
  expect(form.view().fields).toMatchObject({
    ...{ length: '320', style: '0427', isPrintedInside: true, print: '1' },
  })
})

it('says what is wrong, and sends nothing then', async () => {
  const { client, bodies } = createClient()
  const form = openForm({}, client)
  expect(await act(() => form.view().send.run())).toBeUndefined()
  expect(form.view().problems).toMatchObject({ length: 'missing', quantity: 'missing', email: 'missing' })
  expect(await bodies()).toEqual([])
})

it('sends the form under the same key until it changes, and forgets what was typed', async () => {
  const { client, bodies } = createClient()
  const form = openForm({}, client)
  fill(form)
  expect(client.storage.readText(storageEntries.unsentFields)).not.toBeNull()
  expect(await act(() => form.view().send.run({ productId: '01t1' }))).toEqual(receipt)
  expect(client.storage.readText(storageEntries.unsentFields)).toBeNull()
  await act(() => form.view().send.run({ productId: '01t1' }))
  form.type('quantity', '600')
  await act(() => form.view().send.run({ productId: '01t1' }))
  const [first, second, third] = await bodies()
  expect(first?.request).toMatchObject({ length: 320, width: 210, height: 140, productId: '01t1' })
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

it('keeps what was typed in the tab, for the next time that the form is opened', async () => {
  const first = openForm()
  first.type('remark', 'Rillung aussen')
  fireEvent.click(screen.getByLabelText('0427'))
  first.unmount()
  const second = openForm({}, first.client)
  await waitFor(() => expect(second.view().fields).toMatchObject({ remark: 'Rillung aussen', style: '0427' }))
  expect(screen.getByLabelText<HTMLInputElement>('remark').value).toBe('Rillung aussen')
})

it('prefers a size that the page brings to one that was typed before', async () => {
  const first = openForm()
  first.type('length', '999')
  first.type('remark', 'Rillung aussen')
  first.unmount()
  const second = openForm({ start: { length: '320' } }, first.client)
  await waitFor(() => expect(second.view().fields).toMatchObject({ remark: 'Rillung aussen', length: '320' }))
})

it('shows what was typed to nobody else', () => {
  const first = openForm()
  first.type('remark', 'Rillung aussen')
  first.unmount()
  first.client.storage.write(storageEntries.unsentFields, {
    request: { owner: '005 001', fields: { remark: { base: '', typed: 'fremd' } } },
  })
  expect(openForm({}, first.client).view().fields.remark).toBe('')
})
