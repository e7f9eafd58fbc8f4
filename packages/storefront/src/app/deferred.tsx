import type { ComponentType } from 'react'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
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
 * A part of a page whose links and forms work as plain HTML until the visitor does something: only then is its
 * code fetched and hydrated. What a visitor merely reads costs no script. Its forms for scripts only carry
 * `data-replay`: hold.ts keeps a press on them until the part is alive.
 */
export function deferred(load: () => Promise<ComponentType>): DeferredComponent {
  let Ready: ComponentType | undefined
  const Later = lazy(async () => {
    await interacted()
    return { default: await load() }
  })
  const Deferred = () => (Ready === undefined ? <Waiting Content={Later} /> : <Waiting Content={Ready} />)
  return Object.assign(Deferred, {
    preload: async () => {
      Ready = await load()
    },
  })
}

/**
 * Kept from updates of what is around it: one that reaches a part which cannot be hydrated yet makes React drop the
 * server's content and render anew, and for a moment there is nothing.
 */
const Waiting = memo(function Waiting({ Content }: { readonly Content: ComponentType }) {
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    // Tells hold.ts, which then plays the presses that were kept for this part.
    if (!isWaiting) document.dispatchEvent(new Event('shop:section'))
  }, [isWaiting])
  return (
    <div className={styles['part']} data-waiting={isWaiting ? '' : undefined}>
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
