import { createContext } from 'react'
import { createBrowserSprite } from './browser-sprite'
import type { DrawingSprite } from './drawing-sprite'

const currentDocument = () => (typeof document === 'undefined' ? undefined : document)

/** In a browser it is the sprite of the document; a server has one for each page (drawing-collector.tsx). */
export const DrawingSpriteContext = createContext<DrawingSprite>(createBrowserSprite(currentDocument))
