import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, NewCredential, RequestOptions, SignedChallenge } from '@bagwise/contract/passkeys'

/** What a device and its browser may get wrong. */
type Oddities = {
  readonly origin?: string
  readonly rpId?: string
  readonly isUserVerified?: boolean
  readonly count?: number
  readonly userHandle?: string
  readonly type?: string
  readonly credentialId?: string
  /** `packed` with a certificate in place of `none`. */
  readonly hasCertificate?: boolean
}

const ORIGIN = 'http://localhost:3000'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/**
 * A device with one passkey, together with its browser: makes a P-256 key, attests nothing and signs ES256, as WebAuthn
 * Level 3 says. `isCounting` as security keys do; phones leave the count at 0.
 */
export function createAuthenticator({ isCounting = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''
  let count = 0

  function clientData(type: string, challenge: string, { origin = ORIGIN }: Oddities): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(rpId: string, flags: number, { isUserVerified = true, ...oddities }: Oddities): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(oddities.count ?? count)
    const verified = isUserVerified ? USER_VERIFIED : 0
    return Buffer.concat([sha256(oddities.rpId ?? rpId), Buffer.of(USER_PRESENT | verified | flags), counted])
  }

  function credentialData(credentialId: Buffer): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    return Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(key)])
  }

  return {
    id: id.toString('base64url'),

    create({ challenge, rp, user }: CreationOptions, oddities: Oddities = {}): NewCredential {
      userHandle = user.id
      const { type = 'webauthn.create', credentialId = id.toString('base64url'), hasCertificate = false } = oddities
      const authData = Buffer.concat([
        authenticatorData(rp.id, HAS_CREDENTIAL, oddities),
        credentialData(Buffer.from(credentialId, 'base64url')),
      ])
      const statement = new Map(hasCertificate ? [['x5c', [Buffer.from('certificate')]]] : [])
      const attestation = new Map<string, unknown>([
        ['fmt', hasCertificate ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return {
        id: credentialId,
        clientDataJSON: clientData(type, challenge, oddities).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
      }
    },

    get({ challenge, rpId }: RequestOptions, oddities: Oddities = {}): SignedChallenge {
      if (isCounting) count += 1
      const { type = 'webauthn.get' } = oddities
      const client = clientData(type, challenge, oddities)
      const data = authenticatorData(rpId, 0, oddities)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: oddities.credentialId ?? id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: oddities.userHandle ?? userHandle,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** RFC 8949, as much of it as attestations need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([cborHead(4, value.length), ...value.map(cbor)])
  if (value instanceof Map) return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)])
  throw new Error(`Attestations have no ${typeof value}`)
}

function cborHead(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.of((major << 5) | argument)
  if (argument < 256) return Buffer.of((major << 5) | 24, argument)
  return Buffer.of((major << 5) | 25, argument >> 8, argument & 0xff)
}
