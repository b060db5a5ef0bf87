/** `GET /api/own-courses/:id` is `getOwnCoursesById`. */
export function operationId(method: string, path: string): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(':', 'by-')
    .split(/[^a-z]+/)
  return [method.toLowerCase(), ...words].reduce((id, word) => `${id}${word.charAt(0).toUpperCase()}${word.slice(1)}`)
}
