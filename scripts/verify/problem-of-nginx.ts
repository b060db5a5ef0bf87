import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectChild } from '../setup/child.mjs'

/** As deploy/nginx.conf, which is tested as it is shipped. */
const ON_USUAL_PORT = 'pid nginx.pid; events {} http { access_log off; server { listen 80; } }'

/** Why an nginx is of no use; undefined when it has TLS and HTTP/2 and may listen where web servers do. */
export async function problemOfNginx(path: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-nginx-'))
  try {
    const built = await collectChild(path, ['-V'])
    const missing = ['http_ssl_module', 'http_v2_module'].filter((module) => !built.output.includes(`--with-${module}`))
    if (missing.length > 0) return `it was built without ${missing.join(' and ')}.`
    writeFileSync(join(folder, 'nginx.conf'), ON_USUAL_PORT)
    const { code, output } = await collectChild(path, ['-t', '-p', folder, '-e', 'stderr', '-c', 'nginx.conf'])
    return code === 0 ? undefined : `${reasonIn(output)}.`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `2026/11/23 07:44:28 [emerg] 20069#20069: bind() to 0.0.0.0:80 failed (13: Permission denied)` */
function reasonIn(output: string): string {
  const [, reason = output.trim()] = /\[emerg\] \S+ (.+)/.exec(output) ?? []
  return reason
}
