import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SITE = join(import.meta.dirname, '../../deploy/nginx.conf')

type Ports = {
  /** Where golfers go. */
  readonly port: number
  /** Where the operator asks. */
  readonly doorPort: number
  /** Where golfers are sent to https. */
  readonly plainPort: number
  /** Where the instances are. */
  readonly ports: readonly number[]
}

/** The operators' own site, with other ports, without a certificate, and for golfers who come by address. */
export function nginxConfig({ port, doorPort, plainPort, ports }: Ports): string {
  let site = readFileSync(SITE, 'utf8')
  const change = (pattern: RegExp, text: string) => {
    if (!pattern.test(site)) throw new Error(`deploy/nginx.conf has nothing like ${pattern} any more`)
    site = site.replaceAll(new RegExp(pattern, 'gm'), text)
  }
  change(/^ {2}# server 127.*\n/m, '')
  change(/^ {2}server 127\.0\.0\.1:3000 (.+;)$/m, ports.map((each) => `  server 127.0.0.1:${each} $1`).join('\n'))
  change(/^ {2}listen \[::\].*\n/m, '')
  change(/listen 127\.0\.0\.1:3080;/, `listen 127.0.0.1:${doorPort};`)
  change(/listen 80;/, `listen 127.0.0.1:${plainPort};`)
  change(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
  change(/^ {2}ssl_.*\n/m, '')
  change(/access_log \S+ bagwise;/, 'access_log off;')
  // Over plain http an origin is compared with the address that was asked, which has a port here.
  change(/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;')

  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  return `daemon off;
worker_processes 2;
pid nginx.pid;
error_log error.log;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
${site}}
`
}
