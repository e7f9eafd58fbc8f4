import { describe, expect, it } from 'vitest'
import { splitSitePath } from './site-path'

describe('splitSitePath', () => {
  it.each([
    ['/services/data/v65.0/x', '', 'CH', '/services/data/v65.0/x'],
    ['/sf/api/services/data/v65.0/x', '', 'CH', '/services/data/v65.0/x'],
    ['/webruntime/api/services/data/v65.0/x', '', 'CH', '/services/data/v65.0/x'],
    ['/de-shop/lwr/apex/v65.0/A/b', '/de-shop', 'DE', '/lwr/apex/v65.0/A/b'],
    ['/de-shop/webruntime/api/services/data/v65.0/x', '/de-shop', 'DE', '/services/data/v65.0/x'],
    ['/s/secur/logout.jsp', '/s', 'DE', '/secur/logout.jsp'],
    ['/s', '/s', 'DE', '/'],
    ['/sf/api/__sandbox', '', 'CH', '/sf/api/__sandbox'],
    ['/de-shop/webruntime/api/__sandbox/clock', '/de-shop', 'DE', '/webruntime/api/__sandbox/clock'],
    ['/sf/api/__sandboxes', '', 'CH', '/__sandboxes'],
    ['/de-shopping/x', '', 'CH', '/de-shopping/x'],
  ])('takes %s apart', (pathname, site, shop, path) => {
    expect(splitSitePath(pathname)).toEqual({ site, shop, path })
  })
})
