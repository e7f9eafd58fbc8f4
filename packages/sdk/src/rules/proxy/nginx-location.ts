import { proxyPattern, readProxyOptions, type ProxyOptions } from './proxy-paths'

/** A `location` of nginx, for the `server` of the front: cookies and redirects of the platform become those of the front. */
export function nginxLocation(options: ProxyOptions): string {
  const { origin, host } = readProxyOptions(options)
  return `location ~ ${proxyPattern(options)} {
  proxy_pass ${origin};
  proxy_http_version 1.1;
  proxy_ssl_server_name on;
  proxy_set_header Host ${host};
  proxy_set_header Connection "";
  proxy_cookie_domain ~. $host;
  proxy_redirect ${origin}/ /;
  absolute_redirect off;
}
`
}
