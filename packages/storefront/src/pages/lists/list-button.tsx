import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import type { ButtonStyle } from '../../components/button'
import type { ListIntent } from './data/lists-response'

interface ListButtonProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  readonly intent: ListIntent
  /** What is sent with it. */
  readonly sent: Readonly<Record<string, string>>
  readonly busyLabel: string
  /** The name of the button, where its text alone would not tell. */
  readonly label?: string
  /** Sent to the page itself, not to that of all lists. */
  readonly isHere?: boolean
  readonly children: ReactNode
}

/** A button that changes the lists, as a form, so that it works without scripts. */
export function ListButton({ intent, sent, busyLabel, label, isHere, children, ...style }: ListButtonProps) {
  const all = { intent, ...sent }
  const { isBusy, isOurs } = useListForm(all)
  return (
    <Form
      method="post"
      {...(isHere ? {} : { action: paths.lists() })}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...style} busy={isOurs} busyLabel={busyLabel} aria-label={isOurs ? undefined : label}>
        {children}
      </Button>
    </Form>
  )
}

/** Whether any form of the page is being sent, and whether it is the one with these fields. */
export function useListForm(sent: Readonly<Record<string, string>>) {
  const { formData } = useNavigation()
  const isBusy = formData !== undefined
  const isOurs = isBusy && Object.entries(sent).every(([name, value]) => formData.get(name) === value)
  return { isBusy, isOurs }
}
