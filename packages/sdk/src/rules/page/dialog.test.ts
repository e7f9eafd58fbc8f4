import { describe, expect, it } from 'vitest'
import { canCloseDialog, defaultDialogSize, dialogSizes, readDialogSize } from './dialog'

describe('dialog sizes', () => {
  it('[9-22] are small, medium, large and full, and medium by default', () => {
    expect(dialogSizes).toEqual(['small', 'medium', 'large', 'full'])
    expect(defaultDialogSize).toBe('medium')
  })

  it.each(['small', 'medium', 'large', 'full'])('[9-22] are matched exactly: %s', (size) => {
    expect(readDialogSize(size)).toBe(size)
  })

  it.each([undefined, null, '', ' ', 'Large', 'full ', 'huge', 3, {}, ['small']])(
    '[9-22] %j is medium',
    (value) => {
      expect(readDialogSize(value)).toBe('medium')
    },
  )
})

describe('canCloseDialog', () => {
  it.each([
    [{ isBusy: false }, true],
    [{ isBusy: true }, false],
    [{ isBusy: true, staysWhileBusy: false }, true],
    [{ isBusy: false, staysWhileBusy: true }, true],
  ])('[4.modal-and-picker-2] in %j is %s', (state, expected) => {
    expect(canCloseDialog(state)).toBe(expected)
  })
})
