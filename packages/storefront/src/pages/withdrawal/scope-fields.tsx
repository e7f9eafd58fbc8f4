import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { TextArea } from '../../components/text-area'
import { ChoiceGroup } from '../../forms/choice-group'
import { declaredLine } from '../../shared/order-facts/declared-line'
import { useDeclarationBinding } from './use-declaration-binding'
import type { WithdrawalResponse } from './data/withdrawal-action'
import type { OrderedLine, loadWithdrawal } from './data/withdrawal-loader'
import styles from './withdrawal-page.module.css'

interface ScopeFieldsProps {
  readonly response: Extract<WithdrawalResponse, { step: 'declare' }> | undefined
}

/** The whole order or a part of it; choosing the part shows its fields, without scripts, too. */
export function ScopeFields({ response }: ScopeFieldsProps) {
  const { t } = useTranslation('withdrawal')
  const { field } = useDeclarationBinding(response?.problems)
  const entered = response?.entered
  const { lines } = useLoaderData<typeof loadWithdrawal>()
  // Whoever has withdrawn a part before comes for more.
  const isPart =
    entered === undefined ? lines.some(({ isWithdrawn }) => isWithdrawn) : entered.scope === 'part'
  return (
    <fieldset className={styles.scope}>
      <legend>{t('declare.scope')}</legend>
      <Choice type="radio" name="scope" value="whole" label={t('declare.whole')} defaultChecked={!isPart} />
      <Choice type="radio" name="scope" value="part" label={t('declare.part')} defaultChecked={isPart} />
      <div className={styles.part}>
        {lines.length === 0 ? null : (
          <OrderedLines lines={lines} ticked={entered?.line ?? []} binding={field('line')} />
        )}
        <TextArea
          {...field('written')}
          rows={4}
          label={lines.length === 0 ? t('field.lines') : t('field.more')}
          labelNote={lines.length === 0 ? undefined : t('field.optional')}
          hint={t('field.linesHint')}
          defaultValue={entered?.written}
        />
      </div>
    </fieldset>
  )
}

interface OrderedLinesProps {
  readonly lines: readonly OrderedLine[]
  readonly ticked: readonly string[]
  readonly binding: { readonly id: string; readonly error: string | undefined }
}

function OrderedLines({ lines, ticked, binding: { id, error } }: OrderedLinesProps) {
  const { t } = useTranslation('withdrawal')
  const { locale } = useShopClient()
  const { t: unitText } = useTranslation('units')
  const known = lines.map((line) => ({ ...line, text: declaredLine(line.item, { locale, t: unitText }) }))
  return (
    <ChoiceGroup type="checkbox" className={styles.ordered} legend={t('declare.known')} {...{ id, error }}>
      {known.map(({ text, isMadeToMeasure, isWithdrawn }) => (
        <Choice
          key={text}
          type="checkbox"
          name="line"
          value={text}
          label={text}
          hint={
            isWithdrawn ? t('declare.withdrawnLine') : isMadeToMeasure ? t('declare.madeLine') : undefined
          }
          defaultChecked={ticked.includes(text)}
        />
      ))}
    </ChoiceGroup>
  )
}
