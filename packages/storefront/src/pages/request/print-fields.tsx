import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { SelectField } from '../../components/select-field'
import { useHydrated } from '../../hydration/use-hydrated'
import { FileField } from '../../shared/files/file-field'
import type { RequestPartProps } from './box-fields'
import styles from './request.module.css'

const colours = [1, 2, 3, 4]

/** How many colours, and the files for them. */
export function PrintFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation('request')
  return (
    <section className={styles.part} aria-labelledby="about-print">
      <h2 id="about-print" className="type-h3">
        {t('printHeading')}
      </h2>
      <div className={styles.pair}>
        <SelectField {...field('print')} label={t('print')} defaultValue={shown.print}>
          <option value="0">{t('printNone')}</option>
          {colours.map((count) => (
            <option key={count} value={count}>
              {t('printColours', { count })}
            </option>
          ))}
        </SelectField>
        <Choice
          type="checkbox"
          id={field('isPrintedInside').id}
          name="isPrintedInside"
          value="true"
          defaultChecked={shown.isPrintedInside}
          label={t('printInside')}
          className={styles.inside}
        />
      </div>
      <Files error={field('files').error} />
    </section>
  )
}

/** Files are sent at once, which takes scripts; without them they follow by mail. */
function Files({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('request')
  if (!useHydrated()) return <p className={styles.hint}>{t('filesPlain')}</p>
  return (
    <div id="request-files" tabIndex={-1}>
      <FileField name="files" label={t('files')} hint={t('filesHint')} error={error} />
    </div>
  )
}
