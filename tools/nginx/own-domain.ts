import { isDeepStrictEqual } from 'node:util'
import { nginxLocation } from '@cartonnage/sdk/rules/proxy'
import {
  everything,
  serveForeignPlatform,
  shopAt,
} from '../../packages/sdk/src/rules/proxy/foreign-platform.fixture.ts'
import { startNginx } from './start-nginx.ts'

const around = (location: string) => `pid /run/nginx.pid;
error_log /var/log/nginx/error.log;
events {}
http {
  access_log off;
  server {
    listen 80;
    location / { return 404; }
    ${location}
  }
}
`

/** Whether a shopper can shop at a front on a domain of its own, which hands the platform's paths on by `nginxLocation`. */
export const findOwnDomainFaults = async (nginx: string): Promise<string[]> => {
  const platform = await serveForeignPlatform()
  const proxy = await startNginx(nginx, around(nginxLocation({ platform: platform.url })))
  try {
    const found = await shopAt(proxy.origin)
    const expected = { ...everything, location: '/de-shop/', refused: [] }
    const { status } = await fetch(`${proxy.origin}/services/oauth2/token`)
    return isDeepStrictEqual(found, expected) && status === 404
      ? []
      : [`a domain of its own: ${JSON.stringify({ ...found, token: status })}`]
  } finally {
    await Promise.all([proxy.stop(), platform.close()])
  }
}
