import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectConsole } from '../../../../tools/vitest/fail-on-console'
import { Field } from '../components/field'
import { createI18n } from '../i18n/create-i18n'
import { bindFields } from './bind-fields'
import { ChoiceGroup } from './choice-group'
import { ProblemSummary } from './problem-summary'

let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(async () => {
  i18n = await createI18n('de-CH')
})

const names = ['size', 'email', 'city'] as const
type Problems = Partial<Record<(typeof names)[number], 'missing'>>

interface Refused {
  readonly problems: Problems
  readonly other?: string
}

/** A form with two fields and a group of choices between them. */
function Page({ refused }: { readonly refused: Refused | undefined }) {
  const { field, errors } = bindFields({
    form: 'test',
    names,
    problems: refused?.problems,
    textOf: (name) => `Please enter the ${name}.`,
  })
  const { id, name, error } = field('size')
  return (
    <I18nextProvider i18n={i18n}>
      <form>
        <ProblemSummary errors={errors} response={refused}>
          {refused?.other === undefined ? null : <p>{refused.other}</p>}
        </ProblemSummary>
        <ChoiceGroup id={id} legend="Size" error={error}>
          <input type="radio" name={name} value="small" aria-label="small" />
          <input type="radio" name={name} value="large" aria-label="large" />
        </ChoiceGroup>
        <Field {...field('email')} label="E-mail" hint="name@example.com" />
        <Field {...field('city')} label="City" />
        <button>Send</button>
      </form>
    </I18nextProvider>
  )
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('the summary of a refused form', () => {
  it('is not there without problems', () => {
    render(<Page refused={undefined} />)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBeNull()
  })

  it('lists the problems in the order of the fields, with links that focus them', async () => {
    render(<Page refused={{ problems: { city: 'missing', email: 'missing', size: 'missing' } }} />)
    const summary = screen.getByRole('alert')
    expect(within(summary).getByText('3 Angaben fehlen oder stimmen nicht')).toBeTruthy()
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Please enter the size.',
      'Please enter the email.',
      'Please enter the city.',
    ])
    for (const [index, target] of [
      screen.getByRole('radio', { name: 'small' }),
      screen.getByRole('textbox', { name: 'E-mail' }),
      screen.getByRole('textbox', { name: 'City' }),
    ].entries()) {
      await userEvent.click(links[index] ?? summary)
      expect(document.activeElement).toBe(target)
    }
  })

  it('describes each field and each group by its error', () => {
    render(<Page refused={{ problems: { size: 'missing', email: 'missing' } }} />)
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    const group = screen.getByRole('radiogroup', { name: 'Size' })
    expect([email, group].map((element) => element.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(described(email)).toEqual(['Please enter the email.', 'name@example.com'])
    expect(described(group)).toEqual(['Please enter the size.'])
    expect(screen.getByRole('textbox', { name: 'City' }).getAttribute('aria-invalid')).toBeNull()
  })

  it('shows what belongs to no field, without a count', () => {
    render(<Page refused={{ problems: {}, other: 'The shop is closed.' }} />)
    expect(screen.getByRole('alert').textContent).toBe('The shop is closed.')
  })

  it('takes the focus with each response, and with no other rendering', () => {
    const { rerender } = render(<Page refused={undefined} />)
    const first: Refused = { problems: { email: 'missing' } }
    rerender(<Page refused={first} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    screen.getByRole('textbox', { name: 'City' }).focus()
    rerender(<Page refused={first} />)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }))
    rerender(<Page refused={{ ...first }} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('comes from the server as the first element to focus, and leaves its visitor alone when the page is hydrated', async () => {
    // jsdom has no `autofocus` of elements other than controls, which React compares.
    expectConsole('error', /autoFocus=\{undefined\}/)
    const refused: Refused = { problems: { email: 'missing' } }
    const root = document.createElement('div')
    const served = new DOMParser().parseFromString(renderToString(<Page refused={refused} />), 'text/html')
    root.append(...served.body.childNodes)
    document.body.append(root)
    expect(root.querySelector('[autofocus]')?.getAttribute('role')).toBe('alert')
    expect(root.querySelector('a')?.getAttribute('href')).toBe('#test-email')
    screen.getByRole('textbox', { name: 'City' }).focus()
    const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Page refused={refused} />)))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }))
    await act(() => Promise.resolve(hydrated.render(<Page refused={{ ...refused }} />)))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await act(() => Promise.resolve(hydrated.unmount()))
    root.remove()
  })
})
