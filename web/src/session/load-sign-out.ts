/** In one file with the code that keeps and sends edits, without which nobody can be signed out. */
export async function loadSignOut() {
  return import('./sign-out.ts')
}
