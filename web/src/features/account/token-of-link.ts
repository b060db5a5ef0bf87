import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token behind the #, which no server gets to see. It leaves the address and the history at once: whoever looks at
 * either finds no way in.
 */
export function useTokenOfLink(): string {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(hash.slice(1)).get('token')
  const [token, setToken] = useState(inAddress ?? '')
  // Another link may be opened while the dialog stands: nothing but the part behind the # changes then.
  if (inAddress !== null && inAddress !== token) setToken(inAddress)

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname + search, { replace: true })
  }, [inAddress, navigate, pathname, search])

  return token
}
