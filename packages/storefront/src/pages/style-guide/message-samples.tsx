import { Breadcrumb } from '../../components/breadcrumb'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import type { NoteKind } from '../../components/note'
import { Note } from '../../components/note'
import { Skeleton } from '../../components/skeleton'
import { StockDot } from '../../components/stock-dot'
import { AttributeList, SummaryList } from '../../components/summary-list'
import { Drawing } from '../../drawing/drawing'
import { SampleGroup } from './sample-group'
import styles from './style-guide-page.module.css'

const kinds: readonly NoteKind[] = ['cliff', 'warning', 'info', 'error', 'success', 'plain']

const amounts = [
  { key: 'goods', label: 'Goods', value: 'CHF 67.00' },
  { key: 'discount', label: 'ERSTKISTE15', value: '− CHF 10.05', tone: 'saving' },
  { key: 'vat', label: 'VAT 8.1 %', value: 'CHF 4.61', tone: 'quiet' },
  { key: 'total', label: 'Total', value: 'CHF 61.56', tone: 'total' },
] as const

const attributes = [
  { key: 'fefco', label: 'FEFCO', value: '0201' },
  { key: 'flute', label: 'Flute', value: 'B, 3 mm' },
]

const noted = (kind: NoteKind, isInline: boolean) => (
  <Note
    key={kind}
    kind={kind}
    title={`A note: ${kind}`}
    inline={isInline}
    className={styles.half}
    action={
      <Button type="button" size="dense">
        Take 100
      </Button>
    }
  >
    <p>It says what happened and offers one way out.</p>
  </Note>
)

/** Notes, lists and other output. */
export function MessageSamples() {
  return (
    <>
      <SampleGroup title="Note">{kinds.map((kind) => noted(kind, false))}</SampleGroup>
      <SampleGroup title="Note in a row">{kinds.map((kind) => noted(kind, true))}</SampleGroup>
      <SampleGroup title="Stock">
        <StockDot level="full">in stock: 2,600</StockDot>
        <StockDot level="half">few left: 12</StockDot>
        <StockDot level="ring">sold out</StockDot>
        <StockDot level="diamond">made to order</StockDot>
      </SampleGroup>
      <SampleGroup title="Lists of figures">
        <SummaryList className={styles.half} rows={amounts} />
        <AttributeList className={styles.half} attributes={attributes} />
      </SampleGroup>
      <SampleGroup title="Breadcrumb">
        <Breadcrumb
          label="The way to a page"
          items={[
            { key: 'home', element: <a href="#main">Home</a> },
            { key: 'boxes', element: <a href="#main">Carton boxes</a> },
            { key: 'here', element: 'Folding boxes, single wall', current: true },
          ]}
        />
      </SampleGroup>
      <SampleGroup title="Loading">
        <Skeleton className={styles.wide} shape="row" count={2} />
        <Skeleton className={styles.half} shape="text" count={3} />
      </SampleGroup>
      <SampleGroup title="Nothing there">
        <EmptyState
          className={styles.wide}
          level={3}
          title="Your cart is empty"
          drawing={
            <Drawing
              kind="blank"
              {...{ length: 300, width: 200, height: 150 }}
              lineOnly
              fit={{ width: 260, height: 130 }}
            />
          }
          actions={
            <Button type="button" variant="primary">
              To the range
            </Button>
          }
        >
          <p>One sentence says what to do.</p>
        </EmptyState>
      </SampleGroup>
    </>
  )
}
