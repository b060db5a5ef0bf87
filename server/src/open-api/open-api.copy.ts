/** Sentences of the API's documentation. */

export const title = 'Bagwise'

export const about = ({ header, version }: { readonly header: string; readonly version: number }) =>
  [
    'The HTTP API of Bagwise. It takes and answers JSON in UTF-8, with the fields of this version: a body with any other field is refused.',
    'Lengths, speeds and weights are in the unit that ends the name of the field or is in its description. Days are those of the golfer, times are in UTC.',
    'All errors have one form, with a stable code to decide by and a sentence to show.',
    `Send the header \`${header}: ${version}\`: without it profiles are answered as to a page of the version before, which knows no null.`,
  ].join('\n\n')

export const session = 'The cookie that signing in sets.'
export const token = 'A token that the golfer has made in the profile, for what it was made for.'
export const metricsToken = "The operator's token for metrics."
export const origin = 'The address of this site. Browsers send it, and calls that change something are refused without.'
export const ifNoneMatch = 'The ETag of the answer that the client has.'
export const etag = 'Stays the same as long as the answer does.'
export const setCookie = 'The cookie of the session.'
export const retryAfter = 'Seconds until another try makes sense.'
export const answer = 'Done'
export const lines = 'Lines of JSON, each of this schema, as they come'
export const events = 'Server-sent events, the data of each JSON of this schema, as they come'
export const accepted = 'It is being fetched: ask again after 2, 4 and 8 seconds'
export const noted = 'The notification is accepted'
export const unchanged = 'Nothing has changed'
export const metrics = 'Metrics of this server in the format of Prometheus'
export const metricsRefused = 'The token is missing or wrong'
export const document = 'This document'
export const page = 'This document as a page to read'

/** A limit of 4 kB is 4,096 bytes. */
export const bodyLimit = (limitBytes: number) => `At most ${limitBytes.toLocaleString('en-US')} bytes.`
