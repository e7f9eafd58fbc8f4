import { joinClasses } from './join-classes'
import classes from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` one line, `block` a picture (give it a size by class), `row` picture, two lines and a price. */
  shape?: 'text' | 'block' | 'row' | undefined
  /** Number of rows or lines. */
  count?: number | undefined
  className?: string | undefined
}

const Row = () => (
  <span className={classes.row}>
    <span className={joinClasses(classes.flutes, classes.picture)} />
    <span className={classes.lines}>
      <span className={joinClasses(classes.flutes, classes.wideLine)} />
      <span className={joinClasses(classes.flutes, classes.shortLine)} />
    </span>
    <span className={joinClasses(classes.flutes, classes.price)} />
  </span>
)

/** A striped placeholder for content that is loading; hidden from assistive technology, which gets the status text. */
export const Skeleton = ({ shape = 'text', count = 1, className }: SkeletonProps) => (
  <span className={joinClasses(classes.skeleton, className)} aria-hidden="true">
    {Array.from({ length: count }, (_, index) =>
      shape === 'row' ? (
        <Row key={index} />
      ) : (
        <span
          key={index}
          className={joinClasses(classes.flutes, shape === 'block' ? classes.block : classes.line)}
        />
      ),
    )}
  </span>
)
