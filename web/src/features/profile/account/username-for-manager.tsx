/** Tells a password manager whose password the form is about. Nobody sees or reaches it. */
export function UsernameForManager({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
