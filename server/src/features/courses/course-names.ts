/** A name as it is searched: small letters without accents, "Golfklúbbur" like "golfklubbur". */
export function searchName(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
