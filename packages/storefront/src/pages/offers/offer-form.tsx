import { useId } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { paths } from '../../shell/paths'
import type { OfferIntent } from './data/offer-response'
import styles from './offers.module.css'

interface OfferFormProps {
  readonly intent: OfferIntent
  /** Of the offer. */
  readonly id: string
  readonly isPrimary?: boolean
  readonly label: string
  readonly busyLabel: string
  readonly hint: string
}

/** A button that does something with the offer, as a form, so that it works without scripts. */
export function OfferForm({ intent, id, isPrimary = false, label, busyLabel, hint }: OfferFormProps) {
  const { isBusy, isOurs } = useOfferForms(intent)
  const hintId = useId()
  return (
    <Form
      className={styles.form}
      method="post"
      action={paths.offer(id)}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button
        wide
        variant={isPrimary ? 'primary' : 'neutral'}
        size={isPrimary ? 'prominent' : 'default'}
        busy={isOurs}
        busyLabel={busyLabel}
        aria-describedby={hintId}
      >
        {label}
      </Button>
      <p id={hintId} className="type-small muted">
        {hint}
      </p>
    </Form>
  )
}

/** Whether any form of the page is being sent, and whether it is this one. */
export function useOfferForms(intent: OfferIntent) {
  const { formData } = useNavigation()
  return { isBusy: formData !== undefined, isOurs: formData?.get('intent') === intent }
}
