import type { Protection } from '../protection.ts'

const BACKUP_TEST = 'server/src/backup/backup-unit.slow.test.ts'
const FILES_TEST = 'scripts/deploy.slow.test.ts'
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
  {
    name: 'health check by the network',
    patches: [{ file: 'deploy/health-check.mjs', before: '!internal && scopeid', after: 'internal && scopeid' }],
    test: { file: FILES_TEST, named: 'asks as others do' },
  },
  {
    name: "the unit's limit of memory",
    patches: [{ file: 'deploy/bagwise.service', before: 'MemoryMax=768M\n', after: '' }],
    test: { file: FILES_TEST, named: 'the unit has a MemoryMax' },
  },
  {
    name: "the container's limit of memory",
    patches: [{ file: 'compose.yaml', before: '    mem_limit: 768m\n', after: '' }],
    test: { file: FILES_TEST, named: 'the compose file a mem_limit' },
  },
  {
    name: 'backups kept for 30 days',
    patches: [{ file: 'deploy/bagwise-backup.service', before: '-mtime +29', after: '-mtime +2900' }],
    test: { file: BACKUP_TEST, named: 'runs from a timer unit' },
  },
  {
    name: 'the mark of the last backup',
    patches: [{ file: 'deploy/bagwise-backup.service', before: '/bagwise_backup.prom', after: '/other.prom' }],
    test: { file: BACKUP_TEST, named: 'runs from a timer unit' },
  },
]
