import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { TextArea } from '../../components/text-area'
import type { TypedDeclaration } from './declaration'
import type { OrderedLine, loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

export interface ScopeFieldsProps {
  readonly typed: TypedDeclaration | undefined
  /** A part was chosen, and not named in a way that could be read. */
  readonly isWrong: boolean
}

/** The whole order or a part of it; the fields of the part appear with its choice, without scripts as well. */
export function ScopeFields({ typed, isWrong }: ScopeFieldsProps) {
  const { t } = useTranslation('withdrawal')
  const { lines } = useLoaderData<typeof loadWithdrawal>()
  const isPart = typed?.isPart ?? false
  return (
    <fieldset className={styles['scope']}>
      <legend>{t('declare.scope')}</legend>
      <Choice type="radio" name="scope" value="whole" label={t('declare.whole')} defaultChecked={!isPart} />
      <Choice type="radio" name="scope" value="part" label={t('declare.part')} defaultChecked={isPart} />
      <div className={styles['part']}>
        {lines.length === 0 ? null : <OrderedLines lines={lines} ticked={typed?.ticked ?? []} />}
        <TextArea
          id="withdrawal-lines"
          name="written"
          rows={4}
          label={lines.length === 0 ? t('field.lines') : t('field.more')}
          labelNote={lines.length === 0 ? undefined : t('field.optional')}
          hint={t('field.linesHint')}
          defaultValue={typed?.written}
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
