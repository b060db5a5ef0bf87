import type { Protection } from '../protection.ts'

const APP_TEST = 'server/src/app.test.ts'

/** What stands between the network and our code. */
export const REQUESTS: readonly Protection[] = [
  {
    name: 'origin check',
    patches: [
      {
        file: 'server/src/requests/origin-check.ts',
        before: 'if (SAFE_METHODS.has(request.method) || isShare(request)) return',
        after: 'if (SAFE_METHODS) return',
      },
    ],
    test: { file: APP_TEST, named: 'changes nothing for another page' },
  },
  {
    name: 'origins of http beside an address of https',
    patches: [
      {
        file: 'server/src/requests/origin-check.ts',
        before: `(isPlainAllowed && origin`,
        after: `(isPlainAllowed !== undefined && origin`,
      },
    ],
    test: { file: APP_TEST, named: 'refuses an Origin of http' },
  },
  {
    name: 'HSTS',
    patches: [
      {
        file: 'server/src/pages/security-headers.ts',
        before: `strictTransportSecurity: publicOrigin?.startsWith('https:')`,
        after: `strictTransportSecurity: publicOrigin?.startsWith('never:')`,
      },
    ],
    test: { file: APP_TEST, named: 'tells browsers to stay on https' },
  },
  {
    name: 'HSTS that leaves subdomains alone',
    patches: [
      {
        file: 'server/src/pages/security-headers.ts',
        before: 'includeSubDomains: hstsIncludesSubdomains',
        after: 'includeSubDomains: hstsIncludesSubdomains !== undefined',
      },
    ],
    test: { file: APP_TEST, named: 'tells browsers to stay on https' },
  },
  {
    name: 'address from the socket, TRUST_PROXY',
    patches: [
      {
        file: 'server/src/requests/http-server.ts',
        before: 'trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false',
        after: 'trustProxy: true',
      },
    ],
    test: { file: APP_TEST, named: 'takes the address from the socket' },
  },
  {
    name: 'CSP header',
    patches: [
      {
        file: 'server/src/pages/security-headers.ts',
        before: `scriptSrc: ["'self'"]`,
        after: `scriptSrc: ["'self'", "'unsafe-inline'"]`,
      },
    ],
    test: { file: APP_TEST, named: 'lets a browser run nothing but our own files' },
  },
  {
    name: 'Trusted Types',
    patches: [
      { file: 'server/src/pages/security-headers.ts', before: `requireTrustedTypesFor: ["'script'"],`, after: '' },
    ],
    test: { file: APP_TEST, named: 'lets a browser run nothing but our own files' },
  },
  {
    name: 'Permissions-Policy',
    patches: [
      {
        file: 'server/src/pages/security-headers.ts',
        before: `[['permissions-policy', PERMISSIONS_POLICY]]`,
        after: `[['permissions-policy', '']]`,
      },
    ],
    test: { file: 'server/src/pages/web-pages.test.ts', named: 'has a Permissions-Policy' },
  },
  {
    name: 'Permissions-Policy of what is not used',
    patches: [
      {
        file: 'server/src/pages/permissions-policy.ts',
        before: "'publickey-credentials-create',",
        after: "'magnetometer', 'publickey-credentials-create',",
      },
    ],
    test: { file: 'server/src/pages/permissions-policy.test.ts' },
  },
  {
    name: 'body cap',
    patches: [
      {
        file: 'server/src/requests/json-body.ts',
        before: 'BODY_LIMIT_BYTES = 256 * 1024',
        after: 'BODY_LIMIT_BYTES = 1e9',
      },
    ],
    test: { file: 'server/src/features/profile/bad-input.test.ts' },
  },
  {
    name: "import's size cap",
    patches: [
      {
        file: 'server/src/features/takeout/routes.ts',
        before: 'IMPORT_LIMIT_BYTES = 24 * 1024 * 1024',
        after: 'IMPORT_LIMIT_BYTES = 1e9',
      },
    ],
    test: { file: 'server/src/features/takeout/takeout.test.ts', named: 'for nothing of 32 MB' },
  },
  {
    name: 'prototype keys',
    patches: [
      { file: 'server/src/requests/json-body.ts', before: 'UNSAFE_KEYS.has(key)', after: "key === 'something else'" },
    ],
    test: { file: 'server/src/requests/json-body.test.ts' },
  },
  {
    name: 'schema strictness: batches',
    patches: [
      {
        file: 'contract/src/profile.ts',
        before: 'ProfileBatch = z.strictObject({',
        after: 'ProfileBatch = z.object({',
      },
    ],
    test: { file: 'server/src/requests/unknown-fields.test.ts' },
  },
  {
    name: 'schema strictness: edits',
    patches: [
      {
        file: 'contract/src/profile.ts',
        before: 'ProfileChange = z.strictObject({',
        after: 'ProfileChange = z.object({',
      },
    ],
    test: { file: 'server/src/requests/unknown-fields.test.ts' },
  },
  {
    name: 'whole numbers',
    patches: [{ file: 'contract/src/number-ranges.ts', before: 'return z.int()', after: 'return z.number()' }],
    test: { file: 'contract/src/number-ranges.test.ts' },
  },
  {
    name: 'answer deadline',
    patches: [
      { file: 'server/src/stopping/answer-deadline.ts', before: 'Promise.race([answer, late])', after: 'answer' },
    ],
    test: { file: 'server/src/faults/slow-database.slow.test.ts' },
  },
  {
    name: 'graceful stop',
    patches: [
      {
        file: 'server/src/main.ts',
        before: `process.on('SIGTERM', () => void stop())`,
        after: `process.on('SIGTERM', () => process.exit(0))`,
      },
    ],
    test: { file: 'server/src/main.slow.test.ts', named: 'answers the request under way before it stops' },
  },
  {
    name: 'CSV formulas',
    patches: [
      { file: 'contract/src/csv.ts', before: 'BEGINS_FORMULA.test(text) ?', after: 'BEGINS_FORMULA.test("") ?' },
    ],
    test: { file: 'server/src/features/contact/submission-lists.test.ts' },
  },
  {
    name: 'contact limit',
    patches: [
      {
        file: 'server/src/features/contact/send-message.ts',
        before: 'if (!attempt.isAllowed) throw',
        after: 'if (limit.tries < 0 && !attempt.isAllowed) throw',
      },
    ],
    test: { file: 'server/src/features/contact/contact.test.ts', named: 'takes three messages an hour' },
  },
  {
    name: 'contact honeypot',
    patches: [
      {
        file: 'server/src/features/contact/send-message.ts',
        before: 'if (message.website) return',
        after: '',
      },
    ],
    test: { file: 'server/src/features/contact/contact.test.ts', named: 'fills in the hidden field' },
  },
  {
    name: 'contact double click',
    patches: [
      {
        file: 'server/src/features/contact/contact-store.ts',
        before: '.values(submission)',
        after: '.values({ ...submission, submission: crypto.randomUUID() })',
      },
    ],
    test: { file: 'server/src/features/contact/contact.test.ts', named: 'stores one row however often' },
  },
  {
    name: 'count before parsing',
    patches: [
      {
        file: 'server/src/requests/json-body.ts',
        before: 'if (excess !== undefined) throw unsafeJson(pathAt(text, excess))',
        after: 'void excess',
      },
    ],
    test: { file: 'server/src/requests/refused-bodies.test.ts', named: 'name the place where a body of numbers' },
  },
  {
    name: `import's counts`,
    patches: [
      {
        file: 'server/src/features/takeout/read-import.ts',
        before: 'if (excess !== undefined) return refused(placeOf([pathAt(text, excess)]), TOO_MUCH)',
        after: 'void excess',
      },
    ],
    test: { file: 'server/src/features/takeout/takeout.test.ts', named: 'refuses 1.9 MB of' },
  },
  {
    name: 'import stops at a hundred problems',
    patches: [
      {
        file: 'server/src/features/takeout/checked-entries.ts',
        before: 'if (problems.length > LISTED_PROBLEMS) return entries',
        after: '',
      },
    ],
    test: { file: 'server/src/features/takeout/takeout.test.ts', named: 'lists a hundred faults' },
  },
  {
    name: 'length of a list before its entries',
    patches: [
      {
        file: 'contract/src/bounded-list.ts',
        before: 'z.array(z.unknown()).check(z.maxLength(maxLength))',
        after: 'z.array(z.unknown())',
      },
    ],
    test: { file: 'contract/src/bounded-list.test.ts' },
  },
  {
    name: 'imports an hour',
    patches: [
      {
        file: 'server/src/features/takeout/count-import.ts',
        before: 'if (attempt.isAllowed) return',
        after: 'if (attempt) return',
      },
    ],
    test: { file: 'server/src/features/takeout/takeout.test.ts', named: 'refuses the eleventh import' },
  },
  {
    name: 'refused bodies by address',
    patches: [
      {
        file: 'server/src/requests/refused-bodies.ts',
        before: '(counts.get(clientKey(request.ip)) ?? 0) < limit',
        after: 'limit > 0',
      },
    ],
    test: { file: 'server/src/requests/refused-bodies.test.ts', named: 'count by address' },
  },
  {
    name: 'body cap of forms',
    patches: [
      {
        file: 'server/src/requests/json-body.ts',
        before: 'FORM_LIMIT_BYTES = 4 * 1024',
        after: 'FORM_LIMIT_BYTES = 256 * 1024',
      },
    ],
    test: { file: 'server/src/requests/refused-bodies.test.ts', named: 'above 4 KB at the sign-in' },
  },
  {
    name: 'names without hidden characters',
    patches: [{ file: 'contract/src/text.ts', before: `.replace(HIDDEN, '')`, after: '' }],
    test: { file: 'contract/src/text.test.ts', named: 'is kept without' },
  },
  {
    name: 'names without stray joiners',
    patches: [{ file: 'contract/src/text.ts', before: `.replace(STRAY_JOINERS, '')`, after: '' }],
    test: { file: 'contract/src/text.test.ts', named: 'is kept without' },
  },
]
