import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { ProblemSummary } from '../../forms/problem-summary'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureText } from '../../shared/failures/failure-text'
import type { RefusedProfile } from './data/profile-action'
import type { LoadedProfile } from './data/profile-loader'
import { useProfileBinding } from './profile-binding'
import { emailFields } from './profile-fields'
import styles from './profile-page.module.css'

interface EmailPartProps {
  readonly profile: LoadedProfile
  readonly response: RefusedProfile | undefined
}

/** The address of mails: to change it, a code goes to the present one; to confirm it, to itself. */
export function EmailPart({ profile, response }: EmailPartProps) {
  const { t } = useTranslation('profile')
  const { person, step } = profile
  const own =
    response !== undefined && response.intent !== '' && response.intent !== 'password' ? response : undefined
  return (
    <section className={styles.part} aria-labelledby="email">
      <h2 id="email">{t('email')}</h2>
      <p className={styles.text}>
        <strong>{person.email}</strong> {person.isEmailVerified === false ? t('unconfirmed') : null}
      </p>
      {own?.failure && (own.intent === 'ask-email' || own.intent === 'ask-confirm') ? (
        <ProblemSummary errors={[]} response={own}>
          <FailureText failure={own.failure} own={{ unreachable: t('problem.unreachable') }} />
        </ProblemSummary>
      ) : null}
      {step === undefined ? <AskButtons isConfirmed={person.isEmailVerified !== false} /> : null}
      {step?.step === 'email' ? (
        <CodeForm intent="email" {...{ id: step.id, profile, response: own }} />
      ) : null}
      {step?.step === 'confirm' ? (
        <CodeForm intent="confirm" {...{ id: step.id, profile, response: own }} />
      ) : null}
    </section>
  )
}

function AskButtons({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const { t } = useTranslation('profile')
  return (
    <>
      {isConfirmed ? null : <AskButton intent="ask-confirm" label={t('confirm')} />}
      <p className={styles.text}>{t('emailChange')}</p>
      <AskButton intent="ask-email" label={t('changeEmail')} />
    </>
  )
}

interface AskButtonProps {
  readonly intent: 'ask-email' | 'ask-confirm'
  readonly label: string
}

function AskButton({ intent, label }: AskButtonProps) {
  const { t } = useTranslation('profile')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <Button
        variant="secondary"
        name="intent"
        value={intent}
        busy={isBusy && formData?.get('intent') === intent}
        busyLabel={t('sending')}
      >
        {label}
      </Button>
    </Form>
  )
}

interface CodeFormProps {
  readonly intent: 'email' | 'confirm'
  readonly id: string
  readonly profile: LoadedProfile
  readonly response: RefusedProfile | undefined
}

function CodeForm({ intent, id, profile, response }: CodeFormProps) {
  const { t } = useTranslation('profile')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  const isOurs = isBusy && formData?.get('intent') === intent
  const names = intent === 'email' ? emailFields : (['code'] as const)
  const { field, errors } = useProfileBinding('email', names, response)
  return (
    <>
      {response === undefined ? (
        <ResponseFocus response={id} isOfStep>
          <SentNote email={profile.person.email} />
        </ResponseFocus>
      ) : (
        <SentNote email={profile.person.email} />
      )}
      <Form
        className={styles.form}
        method="post"
        replace
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="id" value={id} />
        <ProblemSummary errors={errors} response={response}>
          {response?.failure ? (
            <FailureText failure={response.failure} own={{ unreachable: t('problem.unreachable') }} />
          ) : null}
        </ProblemSummary>
        <Field
          // A new code is entered anew.
          key={id}
          {...field('code')}
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          defaultValue={response?.entered.code}
        />
        {intent === 'email' ? <NewEmailField field={field} entered={response?.entered.email} /> : null}
        <div className={styles.buttons}>
          <Button variant="primary" name="intent" value={intent} busy={isOurs} busyLabel={t('busy')}>
            {t(intent === 'email' ? 'saveEmail' : 'confirmNow')}
          </Button>
          <Button variant="text" name="intent" value={intent === 'email' ? 'ask-email' : 'ask-confirm'}>
            {t('resend')}
          </Button>
        </div>
      </Form>
    </>
  )
}

function SentNote({ email }: { readonly email: string | null }) {
  const { t } = useTranslation('profile')
  return (
    <Note kind="info" role="status">
      <p>{t('sent', { email: email ?? '' })}</p>
    </Note>
  )
}

interface NewEmailFieldProps {
  readonly field: ReturnType<typeof useProfileBinding>['field']
  readonly entered: string | undefined
}

function NewEmailField({ field, entered }: NewEmailFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <Field
      {...field('email')}
      label={t('newEmail')}
      hint={t('newEmailHint')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={entered}
    />
  )
}
