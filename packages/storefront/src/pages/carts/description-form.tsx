import { longestCartName } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { TextArea } from '../../components/text-area'
import { textOf } from '../../forms/text-of'
import { focusField } from '../../forms/go-to-field'
import { useTextProblem } from '../../forms/use-text-problem'
import type { CartDetails } from './data/carts-loader'
import styles from './carts-page.module.css'
import type { CartsResponse } from './data/carts-response'
import { useChange } from './change-form'
import { descriptionFields, findDescriptionProblems } from './description-problems'
import type { DescriptionField, DescriptionProblems } from './description-problems'

interface DescriptionFormProps {
  readonly kind: 'active' | 'second'
  readonly cartId: string
  readonly details: CartDetails | null
  readonly response: CartsResponse | undefined
}

/** Changes name and note of a cart. What the shop would refuse is said before it is sent. */
export function DescriptionForm({ kind, cartId, details, response }: DescriptionFormProps) {
  const { t } = useTranslation('carts')
  const refused = response?.kind === 'invalid' && response.cartId === cartId ? response : undefined
  const { name = null, note = null } = details ?? {}
  const opener = t(name === null && note === null ? 'description.add' : 'description.action')
  // A saved description is a new form, closed.
  const version = JSON.stringify([cartId, name, note])
  return (
    <details key={version} className={styles.description} open={refused !== undefined}>
      <summary className="link" aria-label={t('of', { what: opener, cart: t(kind) })}>
        {opener}
      </summary>
      <Fields
        kind={kind}
        cartId={cartId}
        entered={refused?.entered ?? { name: name ?? '', note: note ?? '' }}
        refused={refused?.problems}
      />
    </details>
  )
}

interface FieldsProps extends Pick<DescriptionFormProps, 'kind' | 'cartId'> {
  readonly entered: Readonly<Record<DescriptionField, string>>
  /** What was wrong when the form was sent without scripts. */
  readonly refused: DescriptionProblems | undefined
}

function Fields({ kind, cartId, entered, refused }: FieldsProps) {
  const { t } = useTranslation('carts')
  const [found, setFound] = useState<DescriptionProblems>()
  const problems = found ?? refused ?? {}
  const { isBusy, isOurs } = useChange({ intent: 'describe', cartId })
  const toText = useProblemText()
  const idOf = (field: DescriptionField) => `${kind}-${field}`
  const field = (name: DescriptionField) => ({
    id: idOf(name),
    name,
    label: t(`description.${name}`),
    labelNote: t('description.optional'),
    defaultValue: entered[name],
    maxLength: longestCartName,
    error: toText(name, problems[name]),
  })
  return (
    <Form
      className={styles.fields}
      method="post"
      action={paths.carts()}
      noValidate
      onSubmit={(event) => {
        const form = new FormData(event.currentTarget)
        const wrong = findDescriptionProblems({ name: textOf(form, 'name'), note: textOf(form, 'note') })
        setFound(wrong ?? {})
        if (isBusy || wrong !== undefined) event.preventDefault()
        const first = descriptionFields.find((each) => wrong?.[each] !== undefined)
        if (first !== undefined) focusField(idOf(first))
      }}
    >
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="cartId" value={cartId} />
      <Field {...field('name')} hint={t('description.nameHint')} autoComplete="off" />
      <TextArea {...field('note')} rows={3} />
      <p>
        <Button busy={isOurs} busyLabel={t('description.busy')}>
          {t('description.save')}
        </Button>
      </p>
    </Form>
  )
}

function useProblemText() {
  const { t } = useTranslation('carts')
  const common = useTextProblem()
  return (field: DescriptionField, problem: DescriptionProblems[DescriptionField]): string | undefined => {
    const label = t(`description.${field}`)
    if (problem === undefined) return undefined
    return problem.problem === 'forbidden'
      ? t('description.forbidden', { label, character: problem.character })
      : common('long', { label, limit: longestCartName })
  }
}
