import { GoodsReview } from './goods-review'
import { LegalLine } from './legal-line'
import { OrderForm } from './order-form'
import { ReviewDetails } from './review-details'
import styles from './review-step.module.css'
import type { StepData } from './step-data'

/** Everything once more, and below the goods and the total, as the last thing, the order button. */
export function ReviewStep({ data }: { readonly data: StepData }) {
  return (
    <div className="layout-checkout">
      <ReviewDetails data={data} />
      <div className={styles['goods']}>
        <GoodsReview data={data} />
        <div className={styles['end']}>
          <LegalLine />
          <OrderForm data={data} />
        </div>
      </div>
    </div>
  )
}
