import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      platformOrigin: undefined,
      dataFolder: undefined,
      isSteerable: false,
      publicOrigins: [],
      drainSeconds: 0,
    })
  })

  it('takes several public origins, separated by commas or blanks', () => {
    const { publicOrigins } = readSettings({
      PUBLIC_ORIGINS: 'https://shop.example, https://shop.example.de/',
    })
    expect(publicOrigins).toEqual(['https://shop.example', 'https://shop.example.de'])
  })

  it('lists every bad value at once', () => {
    const read = () =>
      readSettings({
        PORT: 'many',
        DRAIN_SECONDS: 'soon',
        PLATFORM_ORIGIN: 'ftp://x',
        PUBLIC_ORIGINS: 'https://a.example/path',
      })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(
      /PORT: 'many'.*\nDRAIN_SECONDS: 'soon'.*\nPLATFORM_ORIGIN: 'ftp:\/\/x'.*\nPUBLIC_ORIGINS: 'https:\/\/a.example\/path'/,
    )
  })
})
