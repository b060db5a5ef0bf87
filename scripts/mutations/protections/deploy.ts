import type { Protection } from '../protection.ts'

const NGINX_TEST = 'scripts/deploy-nginx.slow.test.ts'

/** What the files that operators run Bagwise with keep safe. */
export const DEPLOY: readonly Protection[] = [
  {
    name: "port 80 to the server's own name",
    patches: [
      {
        file: 'deploy/nginx.conf',
        before: 'where they go.\n  return 301 https://$server_name',
        after: 'where they go.\n  return 301 https://$host',
      },
    ],
    test: { file: NGINX_TEST, named: 'sends whoever comes to port 80' },
  },
  {
    name: 'other names over TLS',
    patches: [{ file: 'deploy/nginx.conf', before: 'if ($host != $server_name)', after: 'if ($host = "")' }],
    test: { file: NGINX_TEST, named: 'sends whoever comes over TLS by another name' },
  },
]
