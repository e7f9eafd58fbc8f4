import { longestCouponCode } from '@cartonnage/sdk/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { textOf } from '../../forms/text-of'
import styles from './vouchers.module.css'

interface VoucherFormProps {
  /** Where the form is posted without scripts. */
  readonly action: string
  /** The error of the field. */
  readonly error: string | undefined
  /** What was entered and refused. */
  readonly entered: string
  readonly isBusy: boolean
  /** Sends the form; true empties the field. */
  readonly onSend: (form: FormData, code: string) => Promise<boolean>
}

/** The field for a code, below a line that opens it. It opens by itself where something is wrong with it. */
export function VoucherForm({ action, error, entered, isBusy, onSend }: VoucherFormProps) {
  const { t } = useTranslation('vouchers')
  const id = useId()
  const [isOpen, setOpen] = useState(error !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<'sending' | 'taken' | 'refused'>()
  const send = async (data: FormData) => {
    setPhase('sending')
    const isDone = await onSend(data, textOf(data, 'couponCode').trim())
    if (isDone) form.current?.reset()
    else document.getElementById(id)?.focus()
    setPhase(isDone ? 'taken' : 'refused')
  }
  useEffect(() => {
    // The list above has grown.
    if (phase === 'taken') form.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])
  // Taken away meanwhile, so that the same error is announced again.
  const refusal = phase === 'sending' || error === undefined ? undefined : <span role="alert">{error}</span>
  return (
    <details
      className={styles.entry}
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('open')}</summary>
      <Form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send(new FormData(event.currentTarget))
        }}
      >
        <input type="hidden" name="intent" value="apply-voucher" />
        <Field
          id={id}
          className={styles.field}
          name="couponCode"
          label={t('label')}
          error={refusal}
          defaultValue={entered}
          maxLength={longestCouponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button className={styles.apply} busy={isBusy} busyLabel={t('applying')}>
          {t('apply')}
        </Button>
      </Form>
    </details>
  )
}
