import { useTranslation } from 'react-i18next'

/** Items of both shops. */
const rows = ['1001180;60', '1001190;25', '2000280;36']

/** A small file to begin with, which needs neither scripts nor a server. */
export function SampleFile() {
  const { t } = useTranslation('quick-order')
  const text = [t('form.sampleHead'), ...rows, ''].join('\r\n')
  return (
    <p className="type-small" data-screen-only>
      <a
        className="link"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`}
        download={t('form.sampleName')}
      >
        {t('form.sample')}
      </a>
    </p>
  )
}
