import { describe, expect, it } from 'vitest'
import { platformToast, productNotification, toastLifetime } from './notification'

describe('productNotification', () => {
  it.each([
    ['width', 350],
    ['margin', 10],
    ['durationMs', 5000],
    ['afterLeaveMs', 1000],
    ['removalDelayMs', 3000],
    ['progressBar', 'top'],
    ['positions', { vertical: ['top', 'middle', 'bottom'], horizontal: ['left', 'centre', 'right'] }],
    ['defaultPosition', { vertical: 'top', horizontal: 'right' }],
    ['position', { vertical: 'top', horizontal: 'centre' }],
    ['colors', { success: 'green', warning: 'orange', error: 'red' }],
  ] as const)('[9-23] has the %s %j', (member, value) => {
    expect(productNotification[member]).toEqual(value)
  })
})

describe('platformToast', () => {
  it('[9-24] shows three at once', () => {
    expect(platformToast.maximumVisible).toBe(3)
  })
})

describe('toastLifetime', () => {
  it.each([
    ['success', false, undefined, 4800],
    ['success', true, undefined, Infinity],
    ['info', false, undefined, Infinity],
    ['warning', false, undefined, Infinity],
    ['error', false, undefined, Infinity],
    ['error', true, undefined, Infinity],
    ['success', true, 'dismissible', 9600],
    ['error', true, 'dismissible', 9600],
    ['error', false, 'dismissible', 4800],
    ['success', false, 'sticky', Infinity],
  ] as const)('[9-24] of a %s, with links: %s, mode: %s, is %s ms', (variant, hasLinks, mode, lifetime) => {
    expect(toastLifetime({ variant, hasLinks, mode })).toBe(lifetime)
  })
})
