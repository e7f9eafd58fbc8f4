import { useShopClient } from '@cartonnage/react-hooks'
import type { QuickOrderView } from '@cartonnage/react-hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { OrderWorkProps } from './data/order-work'

interface LoadedWork {
  /** Undefined until the browser has it. */
  readonly work: QuickOrderView | undefined
  /** Rejects where it cannot be fetched; the next call tries again. */
  readonly whenReady: () => Promise<QuickOrderView>
  /** To render somewhere. */
  readonly part: ReactNode
}

/** What checks and adds lists, fetched after the page is alive. */
export function useOrderWork(): LoadedWork {
  const { reportFailure } = useShopClient()
  const [Part, setPart] = useState<ComponentType<OrderWorkProps>>()
  const [work, setWork] = useState<QuickOrderView>()
  const waiting = useRef(Promise.withResolvers<QuickOrderView>())
  const onChange = useCallback((next: QuickOrderView) => {
    waiting.current.resolve(next)
    setWork(next)
  }, [])
  useEffect(() => {
    import('./data/order-work').then(
      ({ OrderWork }) => setPart(() => OrderWork),
      (error: unknown) => reportFailure(error, 'the work of the quick order'),
    )
  }, [reportFailure])
  return {
    work,
    whenReady: async () => {
      const { OrderWork } = await import('./data/order-work')
      setPart(() => OrderWork)
      return await waiting.current.promise
    },
    part: Part === undefined ? null : <Part onChange={onChange} />,
  }
}
