/** A part of the page together with the styles that home does without. */
export async function withToolStyles<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import('./tools.css')])
  return loaded
}
