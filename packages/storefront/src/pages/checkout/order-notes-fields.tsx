import { hasOwnFields } from '../../shell/own-fields'
import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { longestOrderNote, readOrderNotes } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import { TextArea } from '../../components/text-area'
import { bindFields } from '../../forms/bind-fields'
import { useTextProblem } from '../../forms/use-text-problem'
import type { StepData } from './data/checkout-loader'
import type { CheckoutResponse } from './data/checkout-run'
import { formatNotes, orderNoteNames } from './order-notes'
import type { OrderNoteName, OrderNoteProblem } from './order-notes'
import styles from './order-notes-fields.module.css'

interface OrderNotesFieldsProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/**
 * What a buyer may add to the order: a cost centre (business only), a remark, and who gets the confirmation too. Open where
 * something is entered.
 */
export function OrderNotesFields({ data, response }: OrderNotesFieldsProps) {
  const { t } = useTranslation('checkout')
  const { session } = useSession()
  const client = useShopClient()
  const { field, errors } = useOrderNotesBinding(response)
  const current = readOrderNotes(data.checkout.customFields)
  const { costCentre, remark, copyTo } = response?.notes?.entered ?? current
  // The notes are fields of the shop's own.
  if (!hasOwnFields(client)) return null
  const isOpen = errors.length > 0 || [costCentre, remark, copyTo].some((note) => note !== '')
  return (
    <details className={styles.notes} open={isOpen}>
      <summary>
        {`${t('notes.heading')} `}
        <span className={styles.optional}>{t('payment.optional')}</span>
      </summary>
      <div className={styles.fields}>
        <input type="hidden" name="currentNotes" value={formatNotes(current)} />
        {session?.userType === 'business' ? (
          <Field
            {...field('costCentre')}
            label={t('notes.costCentre')}
            hint={t('notes.costCentreHint')}
            defaultValue={costCentre}
            autoComplete="off"
          />
        ) : null}
        <TextArea
          {...field('remark')}
          label={t('notes.remark')}
          hint={t('notes.remarkHint', { limit: longestOrderNote })}
          rows={3}
          defaultValue={remark}
        />
        <Field
          {...field('copyTo')}
          type="email"
          label={t('notes.copyTo')}
          hint={t('notes.copyToHint')}
          defaultValue={copyTo}
          autoComplete="off"
        />
      </div>
    </details>
  )
}

/** Binds the fields to what is wrong with them. */
export function useOrderNotesBinding(response: CheckoutResponse | undefined) {
  const { t } = useTranslation('checkout')
  const textProblem = useTextProblem()
  const textOf = (name: OrderNoteName, problem: OrderNoteProblem) => {
    if (problem === 'email') return t('notes.invalidEmail')
    // All of them are optional.
    if (problem === 'missing') return ''
    return textProblem(problem, { label: t(`notes.${name}`), limit: longestOrderNote })
  }
  return bindFields({
    form: 'order-notes',
    names: orderNoteNames,
    problems: response?.notes?.problems,
    textOf,
  })
}
