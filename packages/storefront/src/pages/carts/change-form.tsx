import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import type { ButtonStyle } from '../../components/button'
import type { CartIntent } from './data/carts-response'

interface ChangeFormProps extends Pick<ButtonStyle, 'variant' | 'size' | 'wide'> {
  readonly intent: CartIntent
  /** What is sent with it. */
  readonly sent: Readonly<Record<string, string>>
  readonly busyLabel: string
  /** The name of the button, where its text alone would not tell. */
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/** A button that changes the carts, as a form, so that it works without scripts. */
export function ChangeForm({
  intent,
  sent,
  busyLabel,
  label,
  describedBy,
  children,
  ...style
}: ChangeFormProps) {
  const all = { intent, ...sent }
  const { isBusy, isOurs } = useChange(all)
  return (
    <Form
      method="post"
      action={paths.carts()}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...style}
        busy={isOurs}
        busyLabel={busyLabel}
        aria-label={isOurs ? undefined : label}
        aria-describedby={describedBy}
      >
        {children}
      </Button>
    </Form>
  )
}

/** Whether any form of the page is being sent, and whether it is the one with these fields. */
export function useChange(sent: Readonly<Record<string, string>>) {
  const { formData } = useNavigation()
  const isBusy = formData !== undefined
  const isOurs = isBusy && Object.entries(sent).every(([name, value]) => formData.get(name) === value)
  return { isBusy, isOurs }
}
