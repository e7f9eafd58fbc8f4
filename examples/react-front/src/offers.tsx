import { useAction, useQuotes } from '@cartonnage/react-hooks'

interface OffersProps {
  readonly productId: string
}

/** Asks for an offer for a large quantity, and shows the account's offers, each with what may be done with it now. */
export function Offers({ productId }: OffersProps) {
  const { quotes, loadMore, reload, requestFromProduct, accept, copy } = useQuotes()
  const asking = useAction(async () => {
    await requestFromProduct({ productId, quantity: '2000', comments: 'Lieferung in zwei Teilen' })
    await reload.run()
  })
  const taking = useAction(async (take: typeof accept, quoteId: string) => {
    const { problems } = await take(quoteId)
    await reload.run()
    return problems
  })
  if (quotes === null) return <p>Angebote gibt es hier nicht.</p>
  return (
    <section aria-label="Angebote">
      <button disabled={asking.isPending} onClick={() => void asking.run()}>
        Angebot für 2000 Stück anfragen
      </button>
      {quotes?.map(({ id, quoteNumber, status, total, actions }) => (
        <p key={id}>
          {`${quoteNumber} · ${status} · ${total ? `${total.currencyCode} ${total.amount}` : 'noch ohne Preis'}`}
          {actions.accept === 'allowed' && (
            <button onClick={() => void taking.run(accept, id)}>Annehmen</button>
          )}
          {actions.copy === 'allowed' && (
            <button onClick={() => void taking.run(copy, id)}>Zu heutigen Preisen</button>
          )}
        </p>
      ))}
      {loadMore && <button onClick={() => void loadMore.run()}>Ältere Angebote</button>}
      {(asking.error ?? taking.error) && <p role="alert">{(asking.error ?? taking.error)?.message}</p>}
    </section>
  )
}
