import type { BoxFinderFormView } from '@cartonnage/react-hooks'
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { BoxIcon, CloseIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Logo } from '../../components/logo'
import { DimensionFields } from './dimension-fields'
import { FinderMessages } from './finder-messages'
import styles from './finder-panel.module.css'
import { GoodsSketch } from './goods-sketch'
import { finderAction } from './use-finder-page'
import type { FinderPage } from './use-finder-page'

export interface FinderPanelProps {
  readonly finder: BoxFinderFormView
  readonly page: Pick<FinderPage, 'resetPath' | 'missing' | 'hasGoods'>
}

/**
 * The content of the open Box Finder: logo and close button, introduction, drawing of the goods, and the form. Above
 * its own results it is low, so that the best of them is visible without scrolling.
 */
export function FinderPanel({ finder, page }: FinderPanelProps) {
  const { t } = useTranslation(['box-finder', 'header', 'common'])
  const titleId = useId()
  const resetId = useId()
  const noteId = useId()
  const reset = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    finder.reset()
  }
  return (
    <section className={joinClasses(styles.panel, page.hasGoods && styles.low)} aria-labelledby={titleId}>
      <div className={joinClasses('container', styles.head)}>
        <Link className={styles.logo} to={paths.home()} aria-label={t('header:logo')}>
          <Logo />
        </Link>
        <button type="submit" form={resetId} className={styles.close} title={t('closeHint')}>
          <span className={styles.closeLabel}>{t('common:close')}</span>
          <CloseIcon size={26} />
        </button>
      </div>
      <div className={joinClasses('container', styles.body)}>
        <div className={styles.about}>
          <p id={titleId} className={joinClasses('type-h2', styles.title)}>
            <BoxIcon className={styles.icon} size={26} />
            {t('title')}
          </p>
          <p className={styles.intro}>{t('intro')}</p>
          <p id={noteId} className={joinClasses('type-small', styles.note)}>
            {t('note')}
          </p>
        </div>
        <div className={styles.sketch}>
          <GoodsSketch entered={finder.entered} />
        </div>
        <Form method="get" action={finderAction} className={styles.form} data-replay {...finder.formProps}>
          <DimensionFields view={finder} missing={page.missing} />
          <div className={styles.actions}>
            <Button variant="primary" className={styles.find} aria-describedby={noteId} {...finder.findProps}>
              {t('find')}
            </Button>
            <Button type="submit" form={resetId} className={styles.reset}>
              {t('reset')}
            </Button>
          </div>
          <FinderMessages view={finder} />
        </Form>
      </div>
      <Form method="get" action={page.resetPath} id={resetId} data-replay onSubmit={reset} />
    </section>
  )
}
