import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, largestQuantity, maximumGuestCartLines, unitPriceFor } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetcher } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { toFailureNotification } from '../notifications/failure-notification'
import { useNotify } from '../notifications/use-notify'
import { usePrices } from '../price/use-price-view'
import type { addToCart, CartLineResponse } from './add-to-cart'
import { readRefused } from './cart-line-form'
import type { ListedProduct } from '../product/listed-product'
import { shortageOf } from '../product/stock'
import { useShortageText } from '../stock/stock-text'

/**
 * The add-to-cart form of a product: what to put on `<Form {...formProps}>` and on its `<Button {...buttonProps}>`.
 * A notification reports the outcome. A double click, a held Enter key and a second submit before the first has ended
 * add once.
 */
export function useAddToCart(product: ListedProduct) {
  const { t } = useTranslation('product')
  const { Form, submit, state, data } = useFetcher<typeof addToCart>()
  const notify = useNotify()
  const { addedText, problemOf } = useOutcomeTexts(product)
  const isBusy = state !== 'idle'
  const report = useEffectEvent((response: CartLineResponse) => {
    if ('added' in response) {
      notify({
        kind: 'success',
        title: t('cart.added'),
        text: addedText(response.added.quantity),
        link: { to: response.cartPath, label: t('cart.toCart') },
      })
      return
    }
    const reported = problemOf(response)
    if (reported !== undefined) notify(reported)
  })
  const reported = useRef<CartLineResponse>(undefined)
  // The fetcher reads its data from a ref while it renders, so React may take a rendering with new data for one without
  // news, and skip an effect of it. The state that changes next runs the effect all the same.
  useEffect(() => {
    if (data === undefined || data === reported.current) return
    reported.current = data
    report(data)
  }, [data, state])
  const formProps = {
    method: 'post',
    action: paths.product(product),
    preventScrollReset: true,
    'data-replay': true,
    // Without scripts the form goes to the product's page, which a browser with scripts need not load for it.
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isBusy) void submit(sentBy(event), { action: paths.addition(product), preventScrollReset: true })
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    },
  } as const
  const buttonProps = {
    busy: isBusy,
    // A guest's cart is so fast that the second click of a double click would come after the first has ended.
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
    },
  }
  return { Form, formProps, buttonProps }
}

/** What was pressed, whose name and value belong to the form. */
const sentBy = ({ submitter, currentTarget }: SubmitEvent<HTMLFormElement>) =>
  submitter instanceof HTMLButtonElement ? submitter : currentTarget

type Problem = Extract<CartLineResponse, { problem: unknown }>

/** The texts for an outcome: the added quantity with its price and what is short in stock, or why nothing was added. */
function useOutcomeTexts({ attributes, tiers, rule }: ListedProduct) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { reading, text: priceText } = usePrices()
  const shortageText = useShortageText()
  const shortageSentence = (quantity: number): string => {
    const shortage = shortageOf(attributes, { quantity, rule })
    return shortage === undefined ? '' : shortageText(shortage, attributes.unit)
  }
  const addedText = (quantity: number): string => {
    const net = unitPriceFor(tiers, quantity)
    const line = { quantity: formatNumber(quantity, locale), name: attributes.name }
    const text =
      net === undefined
        ? t('cart.addedText', line)
        : t('cart.addedAmount', { ...line, amount: priceText(reading().toTotal(net, quantity)) })
    return [text, shortageSentence(quantity)].filter(Boolean).join(' ')
  }
  const title = t('cart.failedTitle')
  const own = {
    unreachable: t('cart.failedText'),
    refused: t('cart.refusedText'),
    tooMuch: t('cart.tooManyText', { largest: formatNumber(largestQuantity, locale) }),
    cartFull: t('cart.fullText', { most: formatNumber(maximumGuestCartLines, locale) }),
  }
  const problemOf = (response: Problem): Parameters<ReturnType<typeof useNotify>>[0] | undefined => {
    const { problem } = response
    if (problem === 'short') {
      return {
        kind: 'error',
        title,
        text: shortageSentence(readRefused(response, { rule, locale })?.quantity ?? 0),
      }
    }
    // The field shows the other problems; the page's frame reports unknown outcomes, with what is in the cart now.
    if (typeof problem !== 'object' || problem.messageKey === 'unknownOutcome') return undefined
    return toFailureNotification(problem, { own, title })
  }
  return { addedText, problemOf }
}
