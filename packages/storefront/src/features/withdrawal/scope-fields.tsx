import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { TextArea } from '../../components/text-area'
import type { EnteredDeclaration } from './declaration'
import type { OrderedLine, loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

interface ScopeFieldsProps {
  readonly entered: EnteredDeclaration | undefined
  /** A part was chosen, but its lines are invalid. */
  readonly isWrong: boolean
}

/** The whole order or a part of it; choosing the part shows its fields, without scripts, too. */
export function ScopeFields({ entered, isWrong }: ScopeFieldsProps) {
  const { t } = useTranslation('withdrawal')
  const { lines } = useLoaderData<typeof loadWithdrawal>()
  const isPart = entered?.isPart ?? false
  return (
    <fieldset className={styles['scope']}>
      <legend>{t('declare.scope')}</legend>
      <Choice type="radio" name="scope" value="whole" label={t('declare.whole')} defaultChecked={!isPart} />
      <Choice type="radio" name="scope" value="part" label={t('declare.part')} defaultChecked={isPart} />
      <div className={styles['part']}>
        {lines.length === 0 ? null : <OrderedLines lines={lines} ticked={entered?.ticked ?? []} />}
        <TextArea
          id="withdrawal-lines"
          name="written"
          rows={4}
          label={lines.length === 0 ? t('field.lines') : t('field.more')}
          labelNote={lines.length === 0 ? undefined : t('field.optional')}
          hint={t('field.linesHint')}
          defaultValue={entered?.written}
          error={isWrong ? t('problems.lines') : undefined}
        />
      </div>
    </fieldset>
  )
}

interface OrderedLinesProps {
  readonly lines: readonly OrderedLine[]
  readonly ticked: readonly string[]
}

function OrderedLines({ lines, ticked }: OrderedLinesProps) {
  const { t } = useTranslation('withdrawal')
  return (
    <fieldset className={styles['ordered']}>
      <legend>{t('declare.known')}</legend>
      {lines.map(({ text, isMadeToOrder }) => (
        <Choice
          key={text}
          type="checkbox"
          name="line"
          value={text}
          label={text}
          hint={isMadeToOrder ? t('declare.madeLine') : undefined}
          defaultChecked={ticked.includes(text)}
        />
      ))}
    </fieldset>
  )
}
