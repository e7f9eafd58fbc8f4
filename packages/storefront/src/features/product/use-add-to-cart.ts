import { useShop } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetcher } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useNotify } from '../notifications/use-notify'
import { toFailureNotification } from '../failures/failure-notification'
import type { addToCart, CartLineAnswer } from './add-to-cart'
import type { ListedProduct } from './listed-product'

/** Calls once with each answer, not with every rendering. */
function useAnswer(answer: CartLineAnswer | undefined, call: (answer: CartLineAnswer) => void): void {
  const told = useRef<CartLineAnswer>(undefined)
  useEffect(() => {
    if (answer === undefined || told.current === answer) return
    told.current = answer
    call(answer)
  })
}

/**
 * An add-to-cart form of one article: what to put on `<Form {...formProps}>` and on its `<Button {...buttonProps}>`.
 * Its outcome is a notification. A double click, a held Enter key and a second submit before the first one's end
 * add once.
 */
export function useAddToCart({ id, urlName, facts }: Pick<ListedProduct, 'id' | 'urlName' | 'facts'>) {
  const { t } = useTranslation('product')
  const { locale } = useShop()
  const { Form, state, data } = useFetcher<typeof addToCart>()
  const notify = useNotify()
  const isBusy = state !== 'idle'
  useAnswer(data, (answer) => {
    if ('added' in answer) {
      const quantity = formatNumber(answer.added.quantity, locale)
      notify({
        kind: 'success',
        title: t('cart.added'),
        text: t('cart.addedText', { quantity, name: facts.name }),
        link: { to: answer.cartPath, label: t('cart.toCart') },
      })
      // The field says the one; what nobody knows the frame of the page tells, with what the cart now holds.
    } else if (typeof answer.problem === 'object' && answer.problem.messageKey !== 'unknownOutcome') {
      const own = { unreachable: t('cart.failedText'), refused: t('cart.refusedText') }
      notify(toFailureNotification(answer.problem, { own, title: t('cart.failedTitle') }))
    }
  })
  const formProps = {
    method: 'post',
    action: paths.product({ urlName, id }),
    preventScrollReset: true,
    'data-replay': true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (isBusy) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    },
  } as const
  const buttonProps = {
    busy: isBusy,
    // A guest's cart is so quick that the second click of a double click would find the first one done.
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
    },
  }
  return { Form, formProps, buttonProps }
}
