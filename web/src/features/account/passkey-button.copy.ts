export const signInWithPasskey = 'Sign in with a passkey'
export const asking = 'Waiting for your device...'
export const cancelled = 'No passkey was used: try again, or sign in with your password.'
