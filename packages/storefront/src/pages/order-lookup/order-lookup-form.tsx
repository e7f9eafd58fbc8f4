import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { bindFields } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { FailureText } from '../../shared/failures/failure-text'
import type { RefusedLookup } from './data/order-lookup-action'
import { orderLookupFields, orderLookupLimits } from '../../shared/order-facts/order-lookup-fields'
import type { OrderLookupField, OrderLookupProblem } from '../../shared/order-facts/order-lookup-fields'
import styles from './order-lookup-page.module.css'

/** Order number and e-mail address. Works without scripts. */
export function OrderLookupForm({ refused }: { readonly refused: RefusedLookup | undefined }) {
  const { t } = useTranslation('order-lookup')
  const isBusy = useNavigation().state !== 'idle'
  const { field, errors } = bindFields({
    form: 'lookup',
    names: orderLookupFields,
    problems: refused?.problems,
    textOf: useLookupProblem(),
  })
  return (
    <Form
      className={styles.form}
      method="post"
      action={paths.orderLookup({ to: refused?.carried?.to })}
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {refused === undefined ? null : (
        <ProblemSummary errors={errors} response={refused}>
          {refused.isUnknown ? <p>{t('problem.unknown')}</p> : null}
          {refused.failure === null ? null : (
            <FailureText failure={refused.failure} own={{ unreachable: t('problem.unreachable') }} />
          )}
        </ProblemSummary>
      )}
      <Field
        {...field('orderNumber')}
        label={t('number')}
        hint={t('numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={refused?.entered.orderNumber}
      />
      <Field
        {...field('email')}
        type="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={refused?.entered.email}
      />
      {refused?.carried?.fields.map(([name, value], index) => (
        <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('busy')}>
          {t(refused?.carried ? 'submitReturn' : 'submit')}
        </Button>
      </div>
    </Form>
  )
}

/** Returns the sentence for what is wrong with a field. */
function useLookupProblem(): (name: OrderLookupField, problem: OrderLookupProblem) => string {
  const { t } = useTranslation('order-lookup')
  const textProblem = useTextProblem()
  const labels = { orderNumber: t('number'), email: t('email') }
  return (name, problem) => {
    if (isCommonProblem(problem)) {
      return textProblem(problem, { label: labels[name], limit: orderLookupLimits[name] })
    }
    if (name === 'email') return t('problem.email')
    return t(problem === 'missing' ? 'problem.number' : 'problem.numberShape')
  }
}
