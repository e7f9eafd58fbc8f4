import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import type { DrawingCode } from './drawing-code'
import { currentDrawingCode, loadDrawingCode } from './drawing-code'

/** The code that draws, for drawings that follow an input; undefined until it was needed and is loaded. */
export function useDrawingCode(isNeeded: boolean): DrawingCode | undefined {
  const { reportFailure } = useShopClient()
  const [code, setCode] = useState(currentDrawingCode)
  const isMissing = isNeeded && code === undefined
  useEffect(() => {
    if (isMissing) loadDrawingCode().then(setCode, (error: unknown) => reportFailure(error, 'the drawings'))
  }, [isMissing, reportFailure])
  return code
}
