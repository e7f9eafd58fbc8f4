import { useShopClient } from '@cartonnage/react-hooks'
import type { i18n } from 'i18next'
import type { ComponentType, RefObject } from 'react'
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addNamespaces } from '../i18n/create-i18n'
import type { Namespace } from '../i18n/namespace'
import styles from './island.module.css'
import { waitForInteraction } from './first-interaction'

/** Content that the server renders and the browser hydrates later. */
export interface Island {
  (): React.ReactNode
  /** Loads the content, before the server renders it. */
  readonly preload: () => Promise<void>
}

/** Shared by all islands: the first interaction hydrates every one. */
let interaction: Promise<void> | undefined
const firstInteraction = (): Promise<void> => (interaction ??= waitForInteraction(document))

/**
 * An island: its links and forms work as plain HTML until the visitor interacts with the page. Only then are its code and
 * texts fetched and the island is hydrated, so that reading a page needs no script. Forms and links that need scripts have
 * `data-replay`: early-events.ts queues clicks on them until the island is hydrated.
 */
export function island(load: () => Promise<ComponentType>, namespaces: readonly Namespace[] = []): Island {
  let Loaded: ComponentType | undefined
  const location: RefObject<HTMLDivElement | null> = { current: null }
  const createLazy = (texts: i18n) =>
    lazy(async () => {
      await firstInteraction()
      const arriving = Promise.all([load(), addNamespaces(texts, namespaces)])
      return { default: await arriving.then(([content]) => content).catch(showUnchanged(location)) }
    })
  const IslandRoot = () => {
    const texts = useTranslation().i18n
    const [Content] = useState(() => Loaded ?? createLazy(texts))
    return <IslandBoundary Content={Content} location={location} />
  }
  return Object.assign(IslandRoot, {
    preload: async () => {
      Loaded = await load()
    },
  })
}

/**
 * The code could not be loaded: keeps the server's HTML with its links and forms, and only this island remains without
 * scripts. Where the server rendered nothing at all, the error is the page's.
 */
const showUnchanged =
  ({ current: location }: RefObject<HTMLElement | null>) =>
  (error: unknown): ComponentType => {
    if (location?.hasChildNodes() !== true) throw error
    const written = [...location.childNodes].map((node) => node.cloneNode(true))
    return function Unchanged() {
      const { reportFailure } = useShopClient()
      const container = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => container.current?.replaceChildren(...written), [])
      useEffect(() => reportFailure(error, 'a part of the page stays without scripts'), [reportFailure])
      return <div ref={container} className={styles['island']} />
    }
  }

interface IslandBoundaryProps {
  readonly Content: ComponentType
  readonly location: RefObject<HTMLDivElement | null>
}

/**
 * Memoized against updates from outside: an update that reaches an island before it can be hydrated makes React drop
 * the server's HTML and render again, with nothing on screen meanwhile.
 */
const IslandBoundary = memo(function IslandBoundary({ Content, location }: IslandBoundaryProps) {
  const [isDormant, setDormant] = useState(true)
  useEffect(() => {
    // early-events.ts then replays the events that it queued for this island.
    if (!isDormant) document.dispatchEvent(new Event('shop:section'))
  }, [isDormant])
  return (
    <div ref={location} className={styles['island']} data-waiting={isDormant ? '' : undefined}>
      <Suspense fallback={null}>
        <Content />
        <Hydrated setDormant={setDormant} />
      </Suspense>
    </div>
  )
})

/** Reports that its sibling content is hydrated. */
function Hydrated({ setDormant }: { readonly setDormant: (isDormant: boolean) => void }) {
  useEffect(() => setDormant(false), [setDormant])
  return null
}

/** Loads a page's island, if it is one, so that the server renders its content. */
export async function preloadIsland(component: unknown): Promise<void> {
  if (isIsland(component)) await component.preload()
}

const isIsland = (component: unknown): component is Island =>
  typeof component === 'function' && 'preload' in component
