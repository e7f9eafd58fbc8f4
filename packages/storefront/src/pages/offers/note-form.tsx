import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { TextArea } from '../../components/text-area'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import type { EnteredFields } from '../../shell/entered-form'
import { paths } from '../../shell/paths'
import type { NoteIntent, OfferResponse } from './data/offer-response'
import { useOfferForms } from './offer-form'
import styles from './offers.module.css'
import { longestWish } from './wish'

interface NoteFormProps {
  readonly intent: NoteIntent
  /** Of the offer. */
  readonly id: string
  readonly response: OfferResponse | undefined
  /** What was entered before the session ended. */
  readonly kept: EnteredFields | undefined
}

/** Asks for changes, or declines after asking again: opened by a press, and open where the message was refused. */
export function NoteForm({ intent, id, response, kept }: NoteFormProps) {
  const { t } = useTranslation('offers')
  const { isBusy, isOurs } = useOfferForms(intent)
  const refused = response?.kind === 'note' && response.intent === intent ? response : undefined
  const own = kept?.intent === intent ? kept : undefined
  return (
    <details className={styles.details} open={refused !== undefined || own !== undefined}>
      <summary className="link">{t(`${intent}.open`)}</summary>
      <Form
        className={styles.form}
        method="post"
        action={paths.offer(id)}
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {intent === 'decline' ? <p>{t('decline.question')}</p> : null}
        <TextArea
          id={`${intent}-note`}
          name="note"
          rows={4}
          label={t(`${intent}.note`)}
          labelNote={intent === 'decline' ? t('decline.optional') : undefined}
          hint={intent === 'renegotiate' ? t('renegotiate.hint') : undefined}
          required={intent === 'renegotiate'}
          error={useNoteError(refused)}
          autoFocus={refused !== undefined}
          defaultValue={refused?.entered ?? own?.note ?? ''}
        />
        <Button wide busy={isOurs} busyLabel={t(`${intent}.busy`)}>
          {t(`${intent}.action`)}
        </Button>
      </Form>
    </details>
  )
}

function useNoteError(refused: Extract<OfferResponse, { readonly kind: 'note' }> | undefined) {
  const { t } = useTranslation('offers')
  const textProblem = useTextProblem()
  if (refused === undefined) return undefined
  const { intent, problem } = refused
  if (!isCommonProblem(problem)) return t('problem.noteMissing')
  return textProblem(problem, { label: t(`${intent}.note`), limit: longestWish })
}
