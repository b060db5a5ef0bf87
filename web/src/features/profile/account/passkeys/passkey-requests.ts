import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Passkey } from '@bagwise/contract/passkeys'
import type * as contract from '@bagwise/contract/passkeys'
import { FaultError } from '#data/use-submission.ts'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { PasskeyNotUsed, makePasskey } from '#session/passkeys.ts'
import * as copy from './passkeys.copy.ts'

const passkeysQuery = (golfer: string) =>
  queryOptions({
    queryKey: ['passkeys', golfer],
    queryFn: () => request<typeof contract.getPasskeys>('GET', '/api/account/passkeys', undefined),
  })

type ShownPasskeys = {
  /** In the order in which they were added; undefined while loading and when loading failed. */
  readonly passkeys: readonly Passkey[] | undefined
  /** When the server said so. */
  readonly asOf: Date
  readonly hasFailed: boolean
  readonly reload: () => void
}

export function usePasskeys(golfer: string): ShownPasskeys {
  const { data, dataUpdatedAt, isLoadingError, refetch } = useQuery(passkeysQuery(golfer))
  return {
    passkeys: data?.passkeys,
    asOf: new Date(dataUpdatedAt),
    hasFailed: isLoadingError,
    reload: () => void refetch(),
  }
}

/** Asks the server, then the device, and has the server keep what the device made. */
export async function addPasskey(
  golfer: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  const asked = { name, password }
  const { options } = await request<typeof contract.beginPasskey>('POST', '/api/account/passkey-challenge', asked)
  const credential = await makePasskey(options).catch(throwFault)
  const body = { name, credential }
  show(golfer, await request<typeof contract.addPasskey>('POST', '/api/account/passkeys', body))
}

export async function renamePasskey(golfer: string, passkey: string, name: string): Promise<void> {
  const body = { passkey, name }
  show(golfer, await request<typeof contract.renamePasskey>('POST', '/api/account/rename-passkey', body))
}

export async function removePasskey(golfer: string, passkey: string, password: string): Promise<void> {
  const body = { passkey, password }
  show(golfer, await request<typeof contract.removePasskey>('POST', '/api/account/remove-passkey', body))
}

function show(golfer: string, left: { passkeys: Passkey[] }): void {
  queryClient.setQueryData(passkeysQuery(golfer).queryKey, left)
}

function throwFault(error: unknown): never {
  if (!(error instanceof PasskeyNotUsed)) throw error
  throw new FaultError(error.reason === 'exists' ? { message: copy.hasOne } : { message: copy.notAdded, isCalm: true })
}
