import { useShopClient } from '@cartonnage/react-hooks'
import type { i18n } from 'i18next'
import type { ComponentType, RefObject } from 'react'
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addNamespaces } from '../i18n/create-i18n'
import type { Namespace } from '../i18n/namespace'
import styles from './deferred.module.css'
import { waitForInteraction } from './first-interaction'

/** Content that the server renders whole and that comes alive in the browser later. */
export interface DeferredComponent {
  (): React.ReactNode
  /** The server calls this before it renders. */
  readonly preload: () => Promise<void>
}

/** One wait for the whole page: what the first sign brings is brought for every part. */
let interaction: Promise<void> | undefined
const interacted = (): Promise<void> => (interaction ??= waitForInteraction(document))

/**
 * A part of a page whose links and forms work as plain HTML until the visitor does something: only then are its code
 * and its texts fetched, and the part is hydrated. What a visitor merely reads costs no script. Its forms for scripts
 * only carry `data-replay`: hold.ts keeps a press on them until the part is alive.
 */
export function deferred(
  load: () => Promise<ComponentType>,
  namespaces: readonly Namespace[] = [],
): DeferredComponent {
  let Ready: ComponentType | undefined
  const location: RefObject<HTMLDivElement | null> = { current: null }
  const createLater = (texts: i18n) =>
    lazy(async () => {
      await interacted()
      const arriving = Promise.all([load(), addNamespaces(texts, namespaces)])
      return { default: await arriving.then(([part]) => part).catch(keepAsItIs(location)) }
    })
  const Deferred = () => {
    const texts = useTranslation().i18n
    const [Content] = useState(() => Ready ?? createLater(texts))
    return <Waiting Content={Content} location={location} />
  }
  return Object.assign(Deferred, {
    preload: async () => {
      Ready = await load()
    },
  })
}

/**
 * The code does not come: what the server rendered stays, with its links and forms, and only this part remains
 * without scripts. Where the server wrote not even the marks of a part without content, the failure is the page's.
 */
const keepAsItIs =
  ({ current: location }: RefObject<HTMLElement | null>) =>
  (error: unknown): ComponentType => {
    if (location?.hasChildNodes() !== true) throw error
    const written = [...location.childNodes].map((node) => node.cloneNode(true))
    return function Still() {
      const { reportFailure } = useShopClient()
      const room = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => room.current?.replaceChildren(...written), [])
      useEffect(() => reportFailure(error, 'a part of the page stays without scripts'), [reportFailure])
      return <div ref={room} className={styles['part']} />
    }
  }

interface WaitingProps {
  readonly Content: ComponentType
  readonly location: RefObject<HTMLDivElement | null>
}

/**
 * Kept from updates of what is around it: one that reaches a part which cannot be hydrated yet makes React drop the
 * server's content and render anew, and for a moment there is nothing.
 */
const Waiting = memo(function Waiting({ Content, location }: WaitingProps) {
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    // Tells hold.ts, which then plays the presses that were kept for this part.
    if (!isWaiting) document.dispatchEvent(new Event('shop:section'))
  }, [isWaiting])
  return (
    <div ref={location} className={styles['part']} data-waiting={isWaiting ? '' : undefined}>
      <Suspense fallback={null}>
        <Content />
        <Arrival onArrive={() => setWaiting(false)} />
      </Suspense>
    </div>
  )
})

/** Says that the content beside it is alive. */
function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the content arrives
  useEffect(onArrive, [])
  return null
}

/** Loads a page's deferred part, if it has one, so that the server renders it whole. */
export async function preloadDeferred(component: unknown): Promise<void> {
  if (isDeferred(component)) await component.preload()
}

const isDeferred = (component: unknown): component is DeferredComponent =>
  typeof component === 'function' && 'preload' in component
