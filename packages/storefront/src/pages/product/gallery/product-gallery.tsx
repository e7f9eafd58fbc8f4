import { useTranslation } from 'react-i18next'
import { opensElsewhere } from '../../../components/opens-elsewhere'
import type { ProductAttributes } from '../../../shared/product/product-attributes'
import { shortName } from '../../../shared/product/product-name'
import { galleryViews } from './gallery-views'
import type { ViewName } from './gallery-views'
import styles from './product-gallery.module.css'
import { useGallery } from './use-gallery'
import { useViewWords } from './use-view-words'
import { SmallDrawing, ViewDrawing } from './view-drawing'

interface ProductGalleryProps {
  readonly attributes: ProductAttributes
}

/** The views of a product, as large as the page allows. */
export function ProductGallery({ attributes }: ProductGalleryProps) {
  const views = galleryViews(attributes)
  if (views.length > 1) return <SeveralViews attributes={attributes} views={views} />
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <div className={styles.view}>
          <ViewDrawing attributes={attributes} view="closed" />
        </div>
      </div>
    </div>
  )
}

interface SeveralViewsProps extends ProductGalleryProps {
  readonly views: readonly ViewName[]
}

const idOf = (view: ViewName) => `view-${view}`

/** Without scripts the views are swiped, and the links below lead to them by their addresses. */
function SeveralViews({ attributes, views }: SeveralViewsProps) {
  const { t } = useTranslation('product-details')
  const { stage, links, current, hasMoved, show, follow, onKeyDown } = useGallery(views.length)
  const { name, caption } = useViewWords(attributes)
  const shown = views[current] ?? 'closed'
  const label = t('views', { name: shortName(attributes) })
  return (
    <div className={styles.gallery} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {/* What scrolls can be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={caption(shown)}
        tabIndex={0}
        onScroll={follow}
      >
        {views.map((view) => (
          <figure key={view} id={idOf(view)} className={styles.view}>
            <ViewDrawing attributes={attributes} view={view} />
            <figcaption className={styles.caption}>{caption(view)}</figcaption>
          </figure>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {hasMoved ? t('shown', { number: current + 1, count: views.length, caption: caption(shown) }) : null}
      </p>
      <ul ref={links} className={styles.links} data-screen-only>
        {views.map((view, index) => (
          <li key={view}>
            <a
              className={styles.link}
              href={`#${idOf(view)}`}
              aria-label={name(view)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                show(index)
              }}
            >
              <SmallDrawing attributes={attributes} view={view} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
