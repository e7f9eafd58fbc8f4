import { Money, PriceTiers, QuantityInput } from '@cartonnage/react-hooks'
import {
  useAction,
  useCart,
  useCompare,
  useFavourites,
  useFeature,
  useLists,
  useManagedAccounts,
  useShopClient,
  useVat,
} from '@cartonnage/react-hooks'
import { catalog, session } from '@cartonnage/sdk'
import type { PriceTier } from '@cartonnage/sdk/rules/money'
import { useEffect, useState } from 'react'
import { OrderList } from './order-list'

const productId = '01tCN0001001180YAA'
const labels = { quantity: 'Menge', decrease: 'Weniger', increase: 'Mehr' }
const buyer = { username: 'einkauf@sonnenhalde.example', password: 'cartonnage', startUrl: '/de-shop/' }
const renderMessage = () => 'So viele gibt es nicht.'

/** A product with its tiers, the cart and the favourites of a guest or a buyer, what is to be compared; a buyer's accounts and lists. */
export function Shop() {
  const { getPrice } = useFeature(catalog)
  const { vatRate } = useVat()
  const { cart, state, add, setQuantity, remove } = useCart()
  const [tiers, setTiers] = useState<readonly PriceTier[]>([])
  const [quantity, choose] = useState(20)
  const adding = useAction(add)
  useEffect(() => void getPrice(productId).then((price) => setTiers(price.tiers ?? [])), [getPrice])
  const failure = adding.error ?? (state.status === 'failed' ? state.error : undefined)
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
    </main>
  )
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
