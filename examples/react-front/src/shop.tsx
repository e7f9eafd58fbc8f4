import { Money, PriceTiers, QuantityInput } from '@cartonnage/react-hooks'
import {
  useAction,
  useCart,
  useCompare,
  useDeliveryDate,
  useFavourites,
  useLists,
  useManagedAccounts,
  useProduct,
  useShopClient,
  useVat,
} from '@cartonnage/react-hooks'
import { session } from '@cartonnage/sdk'
import { useState } from 'react'
import { Offers } from './offers'
import { OrderList } from './order-list'

const productId = '01tCN0001001180YAA'
const labels = { quantity: 'Menge', decrease: 'Weniger', increase: 'Mehr' }
const buyer = { username: 'einkauf@sonnenhalde.example', password: 'cartonnage', startUrl: '/de-shop/' }
const renderMessage = () => 'So viele gibt es nicht.'

interface ShopProps {
  /** When the page was opened, in ms since 1970. */
  readonly now: number
}

/** A product with its tiers and its day, the cart, the favourites and what is to be compared; a buyer's accounts and lists. */
export function Shop({ now }: ShopProps) {
  const { product, tiers, error } = useProduct(productId)
  const { vatRate } = useVat()
  const { cart, state, add, setQuantity, remove } = useCart()
  const [quantity, choose] = useState(20)
  const adding = useAction(add)
  const failure = adding.error ?? error ?? (state.status === 'failed' ? state.error : undefined)
  return (
    <main>
      <h1>
        Warenkorb: <output>{cart?.count}</output>
      </h1>
      <ul>
        {cart?.lines.map((line) => (
          <li key={line.key}>
            {line.name ?? line.productId}
            <QuantityInput
              {...{ labels, renderMessage, rule: line.rule, defaultQuantity: Number(line.quantity) }}
              onChange={(next) => void setQuantity(line.key, next)}
            />
            {line.amount && <Money value={line.amount} />}
            <button onClick={() => void remove(line.key)}>Entfernen</button>
          </li>
        ))}
      </ul>
      <p>Total inkl. MwSt.: {cart?.totals ? <Money value={cart.totals.gross} /> : '…'}</p>
      <h2>{product?.fields.Name}</h2>
      <Expected now={now} />
      <PriceTiers {...{ tiers, vatRate, quantity }} onSelect={choose}>
        {({ rows }) =>
          rows.map(({ from, gross, radioProps }) => (
            <label key={from}>
              <input {...radioProps} /> ab {from}: <Money value={gross} />
            </label>
          ))
        }
      </PriceTiers>
      <QuantityInput {...{ labels, renderMessage, defaultQuantity: quantity }} onChange={choose} />
      <button onClick={() => void adding.run({ productId, quantity })}>In den Warenkorb</button>
      <Favourite />
      <Comparison />
      {failure && <p role="alert">{failure.message}</p>}
      <OrderList />
      {cart?.isGuest === false ? <Accounts /> : <SignIn />}
      {cart?.isGuest === false ? <Lists /> : null}
      {cart?.isGuest === false ? <Offers productId={productId} /> : null}
    </main>
  )
}

/** Ordered now: without a table of holidays every Monday to Friday is a working day. */
function Expected({ now }: ShopProps) {
  const datesOf = useDeliveryDate({ now, holidays: {} })
  return <p>Bei Ihnen bis {datesOf()?.latest}</p>
}

function SignIn() {
  const { use, options } = useShopClient()
  const start = useAction(async () => options.navigate((await use(session).signIn(buyer)).redirectUrl))
  return <button onClick={() => void start.run()}>Anmelden</button>
}

function Accounts() {
  const { accounts = [], choose, isActive } = useManagedAccounts()
  return accounts.map((account) => (
    <label key={account.accountId}>
      <input type="radio" checked={isActive(account)} onChange={() => void choose.run(account)} />
      {account.accountName}
    </label>
  ))
}

/** A guest's favourites are kept by the browser, a buyer's on a list. */
function Favourite() {
  const { isMarked, toggle } = useFavourites()
  return (
    <button aria-pressed={isMarked(productId)} onClick={() => void toggle.run(productId)}>
      Merken
    </button>
  )
}

/** What is to be compared is kept by the browser, for guests and buyers. */
function Comparison() {
  const { ids, isChosen, toggle } = useCompare()
  return (
    <label>
      <input type="checkbox" checked={isChosen(productId)} onChange={() => void toggle(productId)} />
      Vergleichen ({ids.length})
    </label>
  )
}

function Lists() {
  const { lists = [], create, reload } = useLists()
  const make = useAction(async () => {
    await create({ name: 'Monatsbestellung', lines: [{ productId, quantity: 20 }] })
    await reload.run()
  })
  return (
    <>
      <button onClick={() => void make.run()}>Als Liste speichern</button>
      {lists.map(({ id, name, count }) => (
        <p key={id}>{`${name}: ${count} Artikel`}</p>
      ))}
    </>
  )
}
