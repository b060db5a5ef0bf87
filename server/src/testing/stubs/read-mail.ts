export type ReceivedMail = {
  readonly recipients: readonly string[]
  /** By lower-case name, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A single-part mail as a mail program reads it (RFC 5322, RFC 2045, RFC 2047). */
export function mailOf({
  recipients,
  lines,
}: {
  readonly recipients: readonly string[]
  readonly lines: readonly string[]
}): ReceivedMail {
  const end = lines.indexOf('')
  const unfolded = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n(?=[ \t])/g, '')
  const headers = Object.fromEntries(
    unfolded.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), decodedWords(value)]
    }),
  )
  const body = lines.slice(end + 1).join('\n')
  return { recipients, headers, text: decodedBody(body, headers['content-transfer-encoding']) }
}

function decodedBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body.replaceAll('=\n', ''))
  return body
}

function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_word, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : fromQuotedPrintable(coded.replaceAll('_', ' ')),
    )
}

function fromQuotedPrintable(text: string): string {
  return text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
