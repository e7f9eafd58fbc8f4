import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { Field } from '../../components/field'
import { TextArea } from '../../components/text-area'
import type { RequestPartProps } from './box-fields'
import styles from './request.module.css'

const names = ['quantity', 'quantity2', 'quantity3'] as const

/** How many, until when, and what else there is to say. */
export function QuantityFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation('request')
  return (
    <section className={styles.part} aria-labelledby="about-quantities">
      <h2 id="about-quantities" className="type-h3">
        {t('quantities')}
      </h2>
      <div className={joinClasses(styles.sizes, styles.quantities)}>
        {names.map((name) => (
          <Field
            key={name}
            {...field(name)}
            label={t(name)}
            labelNote={name === 'quantity' ? undefined : t('optional')}
            unit={t('pieces')}
            inputMode="numeric"
            autoComplete="off"
            required={name === 'quantity'}
            defaultValue={shown[name]}
          />
        ))}
        <p className={styles.hint}>{t('quantitiesHint')}</p>
      </div>
      <Field
        {...field('wishedDate')}
        type="date"
        label={t('wishedDate')}
        labelNote={t('optional')}
        hint={t('wishedDateHint')}
        className={styles.day}
        defaultValue={shown.wishedDate}
      />
      <TextArea
        {...field('remark')}
        label={t('remark')}
        labelNote={t('optional')}
        hint={t('remarkHint')}
        rows={4}
        defaultValue={shown.remark}
      />
    </section>
  )
}
