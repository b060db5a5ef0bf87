import { queryOptions, useQuery } from '@tanstack/react-query'
import { tokenPath } from '@bagwise/contract/token-limits'
import type { ApiToken, MakeToken } from '@bagwise/contract/tokens'
import type * as contract from '@bagwise/contract/tokens'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'

export type MadeToken = ApiToken & { readonly token: string }

const tokensQuery = (golfer: string) =>
  queryOptions({
    queryKey: ['tokens', golfer],
    queryFn: () => request<typeof contract.listTokens>('GET', '/api/tokens', undefined),
  })

type ShownTokens = {
  /** In the order in which they were made; undefined while loading and when loading failed. */
  readonly tokens: readonly ApiToken[] | undefined
  /** When the server said so. */
  readonly asOf: Date
  readonly hasFailed: boolean
  readonly reload: () => void
}

export function useTokens(golfer: string): ShownTokens {
  const { data, dataUpdatedAt, isLoadingError, refetch } = useQuery(tokensQuery(golfer))
  return {
    tokens: data?.tokens,
    asOf: new Date(dataUpdatedAt),
    hasFailed: isLoadingError,
    reload: () => void refetch(),
  }
}

/** The token itself is in the answer and is kept nowhere: the list is of what it is called. */
export async function makeToken(golfer: string, body: MakeToken): Promise<MadeToken> {
  const made = await request<typeof contract.makeToken>('POST', '/api/tokens', body)
  const { token: _shownOnce, ...listed } = made
  const { queryKey } = tokensQuery(golfer)
  queryClient.setQueryData(queryKey, (known) => ({ tokens: [...(known?.tokens ?? []), listed] }))
  return made
}

export async function revokeToken(golfer: string, id: string): Promise<void> {
  const left = await request<typeof contract.revokeToken>('DELETE', tokenPath(id), {})
  queryClient.setQueryData(tokensQuery(golfer).queryKey, left)
}
