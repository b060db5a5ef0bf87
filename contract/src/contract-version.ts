/** The header in which a page says which version of the contract it knows. */
export const CONTRACT_VERSION_HEADER = 'x-bagwise-contract'
/** 2: values that nobody gave are null. Pages of before send no version. */
export const CONTRACT_VERSION = 2
/** What a page of today sends with every call. */
export const PAGE_HEADERS = { [CONTRACT_VERSION_HEADER]: String(CONTRACT_VERSION) } as const
